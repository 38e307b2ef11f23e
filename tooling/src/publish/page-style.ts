import { createHash } from 'node:crypto';

/** A style sheet inside a page instead of a link to it. */
export interface PageStyle {
  /** Address of the file that it replaces; the screen that links this file finds it here. */
  readonly href: string;
  readonly text: string;
  /** It belongs to the screen of a remote and leaves with it; the shell's own stay. */
  readonly isOfScreen: boolean;
}

/** An import, an end of the element, and addresses relative to the sheet's own place. */
const WRONG = /@import|<\/style|image-set\(\s*['"]|url\((?!\s*['"]?(?:\/|data:|https?:|#))[^)]*\)/i;
/** Of a screen also what begins at the root: its file lies on another origin than the page. */
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
  if (wrong) throw new Error(`${href}: "${wrong}" cannot stand in a page`);
  return style;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy that a page adds to the one of its header: it allows only the page's own inline styles.
 * The header cannot name them, because they change with every publication, so it allows all inline
 * styles; the browser obeys both policies. The header decides which origins may serve style sheets.
 */
export const stylePolicy = (styles: readonly PageStyle[]): string =>
  `style-src * ${styles.map(({ text }) => hash(text)).join(' ')}`;
