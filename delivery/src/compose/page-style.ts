import { createHash } from 'node:crypto';

/** A style sheet inside a page instead of a link to it. */
export interface PageStyle {
  /** Address of the file that it replaces; the screen that links this file finds it here. */
  readonly href: string;
  readonly text: string;
  /** It belongs to the screen of a remote and leaves with it; the shell's own stay. */
  readonly isOfScreen: boolean;
}

/** Forbidden in a page: imports, the end of the style element, addresses relative to the sheet. */
const WRONG = /@import|<\/style|image-set\(\s*['"]|url\((?!\s*['"]?(?:\/|data:|https?:|#))[^)]*\)/i;
/**
 * Forbidden in the sheet of a screen too: addresses from the root, because its origin is another.
 */
const WRONG_OF_SCREEN = /url\(\s*['"]?\/(?!\/)[^)]*\)/i;

/**
 * Checks that a style sheet means the same in a page as in its file.
 *
 * @throws {Error} when it refers to a file by an address that leads elsewhere from a page, imports
 *   another sheet, or would end its element
 */
export function pageStyle(style: PageStyle): PageStyle {
  const { href, text, isOfScreen } = style;
  const [wrong] = WRONG.exec(text) ?? (isOfScreen ? WRONG_OF_SCREEN.exec(text) : null) ?? [];
  if (wrong) throw new Error(`${href}: "${wrong}" cannot be in a page`);
  return style;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy that a page adds to the one of its header: it allows only the page's own inline
 * styles. The header cannot name them, because they change with every publication, so it allows all
 * inline styles; the browser obeys both policies. The header decides which origins may serve style
 * sheets.
 */
export const stylePolicy = (styles: readonly PageStyle[]): string =>
  `style-src * ${styles.map(({ text }) => hash(text)).join(' ')}`;
