import { PAGE_DATA_IDS, type Registry, type SiteConfig } from 'shared-contracts';
import type { ShellManifest } from '../build/shell-manifest';

export interface PageParts {
  /** `shell/index.html`: `{{name}}` marks where each part goes. */
  readonly template: string;
  /** `shell/before-paint.js`, constant: the content security policy allows it by its hash. */
  readonly beforePaint: string;
  readonly shell: ShellManifest;
  readonly registry: Registry;
  readonly config: SiteConfig;
}

/** JSON inside a script element: `<` must not end it or open a comment. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * Composes the page by concatenation alone: template, links to the shell's files, registry and
 * configuration as data. Source: DESIGN §7.
 *
 * @throws {Error} naming a marker of the template that nothing fills
 */
export function composePage({ template, beforePaint, shell, registry, config }: PageParts): string {
  const parts: Record<string, string> = {
    // To the letter: its hash stands in the content security policy.
    'before-paint': `<script>${beforePaint}</script>`,
    links: [
      ...shell.fonts.map(
        (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
      ),
      `<link rel="stylesheet" href="${shell.style}">`,
      `<link rel="preload" as="script" href="${shell.federation}">`,
    ].join('\n    '),
    data: [
      dataBlock(PAGE_DATA_IDS.registry, registry),
      dataBlock(PAGE_DATA_IDS.siteConfig, config),
    ].join('\n    '),
    scripts: `<script src="${shell.script}" defer></script>`,
  };
  return template.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`shell/index.html: nothing fills {{${name}}}`);
    return part;
  });
}
