export const CHARACTERS = ['gambal', 'bolk', 'mesoat', 'licinia', 'dhrenkir'] as const;
export const SIDES = ['basic', 'advanced'] as const;
