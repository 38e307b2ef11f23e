/** A flag of two letters, or a character with accents, skin colour and joined parts. */
const FIRST_CHARACTER = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*)/su;

/**
 * First visible character of a name, in capitals; an emoji or a flag of several code points is one.
 * It does without `Intl`, which older browsers lack for this, and whose first use is slow.
 */
export const initialOf = (name: string): string =>
  (FIRST_CHARACTER.exec(name.trim())?.[0] ?? '').toLocaleUpperCase();
