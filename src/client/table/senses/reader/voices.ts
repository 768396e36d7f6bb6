import { type Signal, signal } from '@preact/signals';
import { language } from '../../../kit/i18n.ts';
import { settings } from '../../../kit/settings/settings.ts';
import { timeToHear } from './queue.ts';
import type { TellerPorts, Voice } from './teller.ts';

/** A text for the screen reader; the number makes the same text new. */
export type Shown = readonly [text: string, nth: number];

export interface Regions {
  readonly calm: Signal<Shown>;
  /** Cuts off what is being read. */
  readonly urgent: Signal<Shown>;
}

export const emptyRegions = (): Regions => ({
  calm: signal<Shown>(['', 0]),
  urgent: signal<Shown>(['', 0]),
});

/** Lets the person's screen reader say it, and leaves it the time that it takes at the rate they chose. */
export const readerVoice =
  ({ calm, urgent }: Regions, after: TellerPorts['after']): Voice =>
  (text, isUrgent, heard) => {
    const region = isUrgent ? urgent : calm;
    region.value = [text, region.peek()[1] + 1];
    return after(timeToHear(text, settings.rate.peek()), heard);
  };

/** Speaks for itself, and knows when it has finished. */
export const ownVoice: Voice = (text, _isUrgent, heard) => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = settings.rate.peek();
  utterance.lang = language.peek();
  utterance.onend = heard;
  utterance.onerror = heard;
  speechSynthesis.speak(utterance);
  return () => {
    utterance.onend = null;
    utterance.onerror = null;
    speechSynthesis.cancel();
  };
};

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;
