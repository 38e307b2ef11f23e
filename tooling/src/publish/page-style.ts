import { createHash } from 'node:crypto';

/** A style sheet that stands in a page instead of being linked. */
export interface PageStyle {
  /** Address of the file that it stands for: whoever would link that finds it here. */
  readonly href: string;
  readonly text: string;
  /** It belongs to the screen of a remote and leaves with it; the shell's own stay. */
  readonly isOfScreen: boolean;
}

/**
 * Checks that a style sheet means the same in a page as in its file.
 *
 * @throws {Error} when it refers to a file relatively, imports another, or would end its element
 */
export function pageStyle(style: PageStyle): PageStyle {
  const { href, text } = style;
  const [wrong] =
    /@import|url\((?!\s*['"]?(?:\/|data:|https?:|#))[^)]*\)|<\/style/i.exec(text) ?? [];
  if (wrong) throw new Error(`${href}: "${wrong}" cannot stand in a page`);
  return style;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page adds to the content security policy of its header: of inline styles only its own. The
 * header cannot name them, because they change with every publication; it allows inline styles in
 * general, and of two policies both must agree. Which origins style sheets may come from is the
 * header's to say.
 */
export const stylePolicy = (styles: readonly PageStyle[]): string =>
  `style-src * ${styles.map(({ text }) => hash(text)).join(' ')}`;
