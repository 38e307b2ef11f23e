import { PAGE_DATA_IDS, type Registry, type SiteConfig } from 'shared-contracts';
import { dataBlock, DESCRIPTION } from 'delivery/compose/compose-page';
import { escapeHtml } from 'delivery/html';
import { stylePolicy } from 'delivery/compose/page-style';
import type { MonolithManifest } from '../monolith-manifest';
import { screenKey } from '../screens';

export interface MonolithPageParts {
  /** `shell/index.html`: `{{name}}` marks where each part goes. */
  readonly template: string;
  /** Text of `inlineScript`, constant: the content security policy allows it by its hash. */
  readonly beforePaint: string;
  readonly monolith: MonolithManifest;
  readonly registry: Registry;
  readonly config: SiteConfig;
  /** As a remote declares it, `/videos/:VideoID`; `*` preloads nothing. */
  readonly route: string;
}

/**
 * The files that the page of a route preloads: none in M, in M2 those of the route's chunk and the
 * catalogue. A preload must match the later request; otherwise the browser fetches the file twice.
 */
export function preloadsFor({
  monolith,
  registry,
  config,
  route,
}: Pick<MonolithPageParts, 'monolith' | 'registry' | 'config' | 'route'>): string[] {
  if (monolith.variant === 'm') return [];
  const [declared] = registry.remotes.flatMap(({ name, manifest }) =>
    manifest.routes.filter(({ path }) => path === route).map((entry) => ({ name, ...entry })),
  );
  if (!declared) return [];
  const files = monolith.screens[screenKey(declared.name, declared.screen)];
  return [
    ...(files?.styles ?? []).map((file) => `<link rel="preload" as="style" href="${file}">`),
    ...(files?.scripts ?? []).map((file) => `<link rel="preload" as="script" href="${file}">`),
    ...(declared.catalogue
      ? [`<link rel="preload" as="fetch" href="${config.catalogueUrl}" crossorigin>`]
      : []),
  ];
}

/**
 * Composes a monolith's page of one route.
 *
 * @throws {Error} naming a marker of the template that nothing fills
 */
export function composeMonolithPage(parts: MonolithPageParts): string {
  const { template, beforePaint, monolith, registry, config } = parts;
  const filled: Readonly<Record<string, string>> = {
    title: 'Grüezi – Swiss German lessons',
    description: escapeHtml(DESCRIPTION),
    // Nothing is prerendered.
    page: '',
    content: '',
    // Unchanged, byte by byte: the content security policy names its hash.
    'before-paint': `<script>${beforePaint}</script>`,
    session: '',
    policy: stylePolicy([]),
    links: [`<link rel="stylesheet" href="${monolith.style}">`, ...preloadsFor(parts)].join(
      '\n    ',
    ),
    data: [
      dataBlock(PAGE_DATA_IDS.registry, registry),
      dataBlock(PAGE_DATA_IDS.siteConfig, config),
    ].join('\n    '),
    scripts: `<script src="${monolith.script}" defer></script>`,
  };
  return template.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = filled[name];
    if (part === undefined) throw new Error(`shell/index.html: the monolith fills no {{${name}}}`);
    return part;
  });
}
