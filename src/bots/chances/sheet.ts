/** A row of features as it is filled: whole numbers from 0 to 255, so that what is learnt from a file is what is seen in play. */
export interface Sheet {
  readonly bytes: Uint8Array;
  next: number;
}

export const sheetOf = (size: number): Sheet => ({ bytes: new Uint8Array(size), next: 0 });

export function put(sheet: Sheet, value: number): void {
  sheet.bytes[sheet.next] = value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
  sheet.next += 1;
}

export const putFlag = (sheet: Sheet, is: boolean): void => put(sheet, is ? 1 : 0);

/** One of several: a one in its place and noughts in the others. */
export function putOneOf(sheet: Sheet, count: number, which: number): void {
  if (which >= 0 && which < count) sheet.bytes[sheet.next + which] = 1;
  sheet.next += count;
}

/** Adds to one of the places that come next, which `skip` then leaves behind. */
export function addTo(sheet: Sheet, place: number, amount: number): void {
  const at = sheet.next + place;
  sheet.bytes[at] = Math.min((sheet.bytes[at] ?? 0) + amount, 255);
}

export const skip = (sheet: Sheet, count: number): void => {
  sheet.next += count;
};
