import { signal } from '@preact/signals';

/** The table is shown to the audience of a stream: large, on nothing, without anything to touch or to chat. */
export const streaming = signal(false);

const isAsked = (): boolean => new URLSearchParams(location.search).has('stream');

/** As the address asks for it, until what is given back is called. */
export function followStream(): () => void {
  const { dataset } = document.documentElement;
  streaming.value = isAsked();
  if (streaming.value) dataset.stream = '';
  return () => {
    streaming.value = false;
    delete dataset.stream;
  };
}

export const streamPath = (code: string): string => `/t/${code}?stream`;
