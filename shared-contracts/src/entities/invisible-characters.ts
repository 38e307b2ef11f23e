/**
 * A character that nobody can see: white space, a control or format character, or one that Unicode
 * tells programs not to draw. The last ones count as letters or symbols, and fonts draw them blank:
 * the empty Braille pattern, a musical note without a head, fillers of Khitan and of hieroglyphs,
 * and the place of an object. RE2 does not know all of these classes, so the security
 * rules have each character, as `tooling/src/unicode` lists them.
 */
export const INVISIBLE_CHARACTER =
  /[\u{16fe4}\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}\ufffc]/u;
