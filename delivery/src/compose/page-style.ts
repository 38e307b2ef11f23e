import { createHash } from 'node:crypto';

/** A style sheet inside a page, in place of a link to its file. */
export interface PageStyle {
  /** Address of its file: a screen that would link the file finds the sheet by it. */
  readonly href: string;
  readonly text: string;
  /** Whether it belongs to the screen of a remote, and is removed with the screen. */
  readonly isOfScreen: boolean;
}

/** Forbidden in a page: an import, the end of the element, an address relative to the sheet. */
const WRONG = /@import|<\/style|image-set\(\s*['"]|url\((?!\s*['"]?(?:\/|data:|https?:|#))[^)]*\)/i;
/** Also forbidden in a remote's sheet: an address from the root, because its origin is another. */
const WRONG_OF_SCREEN = /url\(\s*['"]?\/(?!\/)[^)]*\)/i;

/**
 * Checks that a style sheet means the same in a page as in its file.
 *
 * @throws {Error} naming the part that would not
 */
export function pageStyle(style: PageStyle): PageStyle {
  const { href, text, isOfScreen } = style;
  const [wrong] = WRONG.exec(text) ?? (isOfScreen ? WRONG_OF_SCREEN.exec(text) : null) ?? [];
  if (wrong) throw new Error(`${href}: "${wrong}" cannot be in a page`);
  return style;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy in a page, which allows only the inline styles of this page. The
 * header allows all, because it cannot name styles that change with each release. The browser obeys
 * both. The header decides which origins may serve style sheets.
 */
export const stylePolicy = (styles: readonly PageStyle[]): string =>
  `style-src * ${styles.map(({ text }) => hash(text)).join(' ')}`;
