/** A size drawn for type of 16 px, as a length that grows with the person's type and with the room. */
export const rem = (size: number): string => `${size / 16}rem`;
