import type { DocumentDefinition } from 'shared-contracts';
import { escapeHtml } from '../../html';

/** Folder of the documents in a build. Servers skip it: publishing completes the documents. */
export const DOCUMENTS_FOLDER = '.documents';

/** The marker of the shell's origin, which a build does not know (decision 4). */
const SHELL = '{{shell}}';

/** A file of the build with its hash, `sha384-…`. */
export interface HashedFile {
  /** Relative to the build's folder. */
  readonly file: string;
  readonly integrity: string;
}

/**
 * The page of a standalone document. It has nothing inline, so its policy needs no exception.
 *
 * @returns HTML with a place for the shell's origin; see `fillDocument`
 */
export function documentPage(
  { title }: Pick<DocumentDefinition, 'title'>,
  { script, style }: { readonly script: HashedFile; readonly style?: HashedFile | undefined },
): string {
  const link = style && `<link rel="stylesheet" href="/${style.file}" ${integrity(style)} />`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    `<meta name="shell" content="${SHELL}" />`,
    `<title>${escapeHtml(title)}</title>`,
    // Without it each browser asks this origin for a favicon that does not exist.
    '<link rel="icon" href="data:," />',
    ...(link === undefined ? [] : [link]),
    `<script src="/${script.file}" ${integrity(script)} defer></script>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>This page needs JavaScript. <a href="${SHELL}/">Back to the lessons</a></noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const integrity = (file: HashedFile) => `integrity="${file.integrity}"`;

/** Writes the shell's origin of a deployment into a page. */
export const fillDocument = (page: string, shellOrigin: string): string =>
  page.replaceAll(SHELL, escapeHtml(shellOrigin));
