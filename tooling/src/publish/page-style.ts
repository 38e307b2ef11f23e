import { createHash } from 'node:crypto';

/** A style sheet that a page needs. */
export interface StyleSheet {
  /** Address as the page would link it. */
  readonly href: string;
  readonly text: string;
}

export interface PageStyle {
  readonly file: string;
  readonly text: string;
}

/**
 * Joins the shell's style sheet and a screen's into one file named by its content: the first paint
 * waits for one request instead of two.
 *
 * @throws {Error} when a sheet refers to a file relatively, or imports another: both would break
 */
export function joinStyles(sheets: readonly StyleSheet[]): PageStyle {
  for (const { href, text } of sheets) {
    const [wrong] = /@import|url\((?!\s*['"]?(?:\/|data:|https?:|#))[^)]*\)/.exec(text) ?? [];
    if (wrong) throw new Error(`${href}: "${wrong}" cannot be joined into the page's style sheet`);
  }
  const text = sheets.map((sheet) => sheet.text).join('\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { file: `assets/page.${hash}.css`, text };
}
