/** A flag of two letters, or a sign with accents, a colour of skin and what is joined to it. */
const SIGN = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*)/su;

/**
 * What a name begins with, as the eye counts signs: an emoji or a flag of several characters is
 * one. It does without `Intl`, which older browsers lack for this, and whose first use is slow.
 */
export const initialOf = (name: string): string =>
  (SIGN.exec(name.trim())?.[0] ?? '').toLocaleUpperCase();
