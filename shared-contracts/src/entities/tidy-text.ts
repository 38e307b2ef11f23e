/**
 * Matches a character that nobody can see: white space, a control or format character, or one that
 * Unicode tells programs not to draw. The last ones count as letters or symbols, but fonts draw
 * them blank: the empty Braille pattern, a musical note without a head, fillers of Khitan and of
 * hieroglyphs, and the object replacement character. RE2 lacks some of these classes, so the
 * security rules list each character (`tooling/src/unicode`).
 */
export const INVISIBLE_CHARACTER =
  /[\u{16fe4}\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}\ufffc]/u;

/** An invisible character. Spaces are not among them, because a mark may stand on a space. */
const NOT_DRAWN = `(?:(?![\\s\\p{Z}])${INVISIBLE_CHARACTER.source})`;
const TOO_MANY_MARKS = new RegExp(`(?:\\p{M}${NOT_DRAWN}*){9}`, 'u');

/**
 * Whether a text has at most eight combining marks on one letter; more would cover the lines around
 * it. Invisible characters may stand between the marks. The security rules have the same pattern.
 * This file imports no schema, so a form that judges a name bundles no library.
 */
export const isTidyText = (text: string): boolean => !TOO_MANY_MARKS.test(text);

/**
 * Whether a name reads as it is stored: tidy, and without characters that change the direction of
 * text. These are Unicode's own and the invisible Syriac abbreviation mark. The security rules list
 * them.
 */
export const isTidyName = (name: string): boolean =>
  isTidyText(name) && !/[\p{Bidi_Control}\u070f]/u.test(name);
