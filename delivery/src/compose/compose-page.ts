import {
  LIVE_SUBTITLE,
  PAGE_DATA_IDS,
  type Catalogue,
  type LessonPage,
  type Registry,
  type SiteConfig,
} from 'shared-contracts';
import type { ShellManifest } from '../build/shell-manifest';
import { element, escapeHtml, scriptJson } from '../html';
import { registryOfPage } from './registry-of-page';
import { stylePolicy, type PageStyle } from './page-style';
import { previewBanner, PREVIEW_STYLE } from './preview-banner';
import type { Preview } from './deployment';

/** A file that the page requests before a script or style asks for it. */
export interface Preload {
  readonly href: string;
  /** Must match the later script element; otherwise the browser fetches the file twice. */
  readonly crossOrigin?: boolean;
  readonly integrity?: string | undefined;
}

/** The canary of the remote whose screen a page shows. */
interface CanaryOfPage {
  readonly build: string;
  readonly preloads: readonly Preload[];
}

/** The parts of a page that belong to its route. */
export interface RoutePage {
  /** Without the product's name; empty: the product's name alone. */
  readonly title: string;
  /** Key of the screen in `content`; empty: no screen is prerendered. */
  readonly key: string;
  /** The remote that owns the screen; absent: a page of the shell. */
  readonly remote?: string;
  /** HTML of the root element before any script runs. */
  readonly content: string;
  /** A later sheet overrides an earlier one. */
  readonly styles: readonly PageStyle[];
  readonly preloads: readonly Preload[];
  /** The canary of its remote, with the files that a browser of the canary needs instead. */
  readonly canary?: CanaryOfPage;
  /** Addresses of data that the screen reads at once, if the page does not contain them. */
  readonly fetches?: readonly string[];
  /** Whether a member's screen has to wait for the session. */
  readonly needsSession?: boolean;
  /** Origins that the page will fetch from soon. */
  readonly preconnects: readonly string[];
  /** First page of the catalogue, if the content was rendered from it. */
  readonly catalogue?: Catalogue;
  /** For search engines; default: of the product. */
  readonly description?: string;
  /** Further elements of the head. */
  readonly head?: readonly string[];
  /** false: search engines leave it out; default true. */
  readonly isIndexed?: boolean;
  /** Address of the picture of the largest contentful paint. */
  readonly picture?: string;
  /** The lesson that the page is composed for; hydration needs the same data. */
  readonly lessonPage?: LessonPage;
}

export interface PageParts {
  /** `shell/index.html`, in which `{{name}}` marks the place of a part. */
  readonly template: string;
  /** Text of `inlineScript`, unchanged: the content security policy names its hash. */
  readonly beforePaint: string;
  readonly shell: Pick<
    ShellManifest,
    'script' | 'federation' | 'session' | 'canaryPreloads' | 'integrities'
  >;
  readonly registry: Registry;
  readonly config: SiteConfig;
  readonly page: RoutePage;
  /** Absent: the page is not of a preview. */
  readonly preview?: Preview | undefined;
}

const PRODUCT = 'Grüezi';

/** The product in one sentence, for search engines. */
export const DESCRIPTION =
  'Learn Swiss German from short videos of everyday life in Zürich, with translations, flashcards and live lessons.';

const link = (attributes: Parameters<typeof element>[1]) => element('link', attributes);

/** A block of JSON that the page's code reads by its id. */
export const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const styleElement = ({ href, text, isOfScreen }: PageStyle) =>
  `<style data-href="${escapeHtml(href)}"${isOfScreen ? ' data-of-screen' : ''}>${text}</style>`;

const scriptPreload = ({ href, crossOrigin, integrity }: Preload) =>
  link({ rel: 'preload', as: 'script', href, crossorigin: crossOrigin, integrity });

const scriptElement = ({ href, integrity }: Preload) =>
  `${element('script', { src: href, integrity, defer: true })}</script>`;

const fileOf = ({ href, integrity = '' }: Preload) => `${href},${integrity}`;

/** A shell from before decision 52 has no digests, and its inline script reads addresses only. */
const sessionFileOf = (file: Preload) => (file.integrity === undefined ? file.href : fileOf(file));

/**
 * Whether a page has room for a second build. Home has none: its document contains the first
 * lessons and must arrive in one round trip, so only `/registry.json` names its canary. Source:
 * decision 57.
 */
const hasRoom = ({ catalogue }: RoutePage): boolean => catalogue === undefined;

/** The remote and the screen whose parts of the registry differ in this page. */
const shownIn = (page: RoutePage) => ({
  remote: hasRoom(page) ? page.remote : undefined,
  styled: page.styles.some(({ isOfScreen }) => isOfScreen) ? page.key : undefined,
});

/**
 * The names of both builds' files, and a script that preloads those of the build that the browser
 * gets. They replace the links, which every browser would follow.
 */
function canaryPreloads(page: RoutePage, script: string | undefined): string | undefined {
  if (!page.canary || script === undefined || !hasRoom(page)) return undefined;
  const files = [page.preloads, page.canary.preloads].map((each) => each.map(fileOf).join(' '));
  const content = [page.canary.build, ...files].join('|');
  return `${element('meta', { name: 'canary', content })}<script>${script}</script>`;
}

/**
 * Composes the page of one route: the template with links to exactly the files that the route
 * needs, the prerendered content, and registry and configuration as data.
 * Source: decision 29.
 *
 * @throws {Error} naming a marker of the template that nothing fills
 */
export function composePage(parts: PageParts): string {
  const { template, beforePaint, shell, registry, config, page, preview } = parts;
  const styles = preview ? [...page.styles, PREVIEW_STYLE] : page.styles;
  const canary = canaryPreloads(page, shell.canaryPreloads);
  const ofShell = (href: string): Preload => ({ href, integrity: shell.integrities?.[href] });
  const filled: Record<string, string> = {
    title: escapeHtml(
      page.title === '' ? `${PRODUCT} – Swiss German lessons` : `${page.title} – ${PRODUCT}`,
    ),
    // Unchanged, byte by byte: the content security policy names its hash.
    'before-paint': `<script>${beforePaint}</script>${canary ?? ''}`,
    // The inline script preloads them on a device that remembers a member.
    session: page.needsSession
      ? escapeHtml(shell.session.map((href) => sessionFileOf(ofShell(href))).join(' '))
      : '',
    policy: escapeHtml(stylePolicy(styles)),
    description: escapeHtml(page.description ?? DESCRIPTION),
    links: [
      ...(page.head ?? []),
      ...(page.isIndexed === false
        ? [element('meta', { name: 'robots', content: 'noindex' })]
        : []),
      // The picture comes before the scripts, because the first paint shows it.
      ...(page.picture === undefined
        ? []
        : [link({ rel: 'preload', as: 'image', href: page.picture, fetchpriority: 'high' })]),
      ...styles.map(styleElement),
      ...page.preconnects.map((href) => link({ rel: 'preconnect', href })),
      scriptPreload(ofShell(shell.federation)),
      ...(canary === undefined ? page.preloads : []).map(scriptPreload),
      // Must match the later `fetch`; otherwise the browser fetches the file twice.
      ...(page.fetches ?? []).map((href) =>
        link({ rel: 'preload', as: 'fetch', href, crossorigin: true }),
      ),
    ].join(''),
    page: escapeHtml(page.key),
    content: page.content.replaceAll(
      '{{liveSubtitle}}',
      escapeHtml(config.liveSubtitle ?? LIVE_SUBTITLE),
    ),
    data: [
      ...(preview ? [previewBanner(preview)] : []),
      dataBlock(PAGE_DATA_IDS.registry, registryOfPage(registry, shownIn(page))),
      dataBlock(PAGE_DATA_IDS.siteConfig, config),
      ...(page.catalogue ? [dataBlock(PAGE_DATA_IDS.catalogue, page.catalogue)] : []),
      ...(page.lessonPage ? [dataBlock(PAGE_DATA_IDS.lessonPage, page.lessonPage)] : []),
    ].join(''),
    scripts: scriptElement(ofShell(shell.script)),
  };
  // White space between elements would cost 50 bytes.
  const short = template.replace(/>\s+</g, '><').replace(/\s+/g, ' ');
  return short.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = filled[name];
    if (part === undefined) throw new Error(`shell/index.html: nothing fills {{${name}}}`);
    return part;
  });
}
