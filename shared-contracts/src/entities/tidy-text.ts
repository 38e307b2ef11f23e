/**
 * Whether a text has at most eight combining marks on one letter, because more would cover the
 * lines around it. Characters that are not drawn may be between the marks. The security rules have
 * the same pattern. This file has no schema, so that a form that judges a name has no library.
 */
export const isTidyText = (text: string): boolean => !/(?:\p{M}\p{Cf}*){9}/u.test(text);

/**
 * Whether a name reads as it is stored: tidy, and without characters that turn the direction of a
 * text. The security rules have a list of those.
 */
export const isTidyName = (name: string): boolean =>
  isTidyText(name) && !/\p{Bidi_Control}/u.test(name);
