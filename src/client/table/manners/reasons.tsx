import { REASONS, type Reason, type Removed } from '#protocol';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';

interface Props {
  readonly value: Reason;
  readonly choose: (reason: Reason) => void;
}

/** Why a person is to go, or is reported. */
export function ReasonChoice({ value, choose }: Props) {
  const { reason, reasons } = words.value.removal;
  const options = REASONS.map((one) => ({ value: one, label: reasons[one] }));
  return <Choice label={reason} value={value} options={options} choose={choose} />;
}

/** The reason that was given, as a sentence after another one. */
export function because({ reason }: Pick<Removed, 'reason'>): string {
  const { removal } = words.value;
  return reason ? ` ${removal.because(removal.reasons[reason])}` : '';
}

/** What a person is told who was removed from a game. */
export const removedText = (removed: Removed): string => `${words.value.removal.told[removed.by]}${because(removed)}`;
