import type { Bytes } from './bytes-by-module';

/** What a page asks for before any script runs: addresses as they stand in it. */
export interface PageFiles {
  readonly scripts: readonly string[];
  /** Each with the sheets that it was joined from; alone: with itself. */
  readonly styles: readonly { readonly href: string; readonly sheets: readonly string[] }[];
}

function elements(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  const found = html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'));
  return [...found].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  );
}

/** The scripts and style sheets that a composed page names. */
export function filesOfPage(html: string): PageFiles {
  const links = elements(html, 'link');
  const named = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    scripts: [
      ...elements(html, 'script').flatMap(({ src }) => named(src)),
      ...links
        .filter((link) => link['rel'] === 'preload' && link['as'] === 'script')
        .flatMap(({ href }) => named(href)),
    ],
    styles: links
      .filter(({ rel }) => rel === 'stylesheet')
      .map((link) => {
        const { href = '', 'data-shell-style': shell, 'data-holds': holds } = link;
        const sheets = [...named(shell), ...(holds?.split(' ') ?? [])];
        return { href, sheets: sheets.length > 0 ? sheets : [href] };
      }),
  };
}

const PARTS =
  /<script type="application\/json" id="([\w-]+)">.*?<\/script>|<div id="root".*(?=<noscript>)/gs;

/** Of what a composed page consists: its blocks of data, its prerendered content, the rest. */
export function bytesByPart(html: string): Bytes {
  const parts: Record<string, number> = {};
  const rest = html.replace(PARTS, (part: string, id: string | undefined) => {
    parts[id === undefined ? 'prerendered content' : `data: ${id}`] = Buffer.byteLength(part);
    return '';
  });
  return { 'head and frame': Buffer.byteLength(rest), ...parts };
}
