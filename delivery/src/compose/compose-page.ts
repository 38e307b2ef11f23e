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

/** What belongs to one route. */
export interface RoutePage {
  /** Without the product's name; empty: the product's name alone. */
  readonly title: string;
  /** Key of the screen that `content` shows; empty: nothing is prerendered. */
  readonly key: string;
  /** Name of the remote whose screen it shows; absent: a page of the shell. */
  readonly remote?: string;
  /** What the root element contains before any script. */
  readonly content: string;
  /** In the order of their force. */
  readonly styles: readonly PageStyle[];
  readonly preloads: readonly Preload[];
  /** While its remote has a canary: what a browser that gets it asks for instead. */
  readonly canary?: CanaryOfPage;
  /** Data that its screen reads at once and that the page does not carry. */
  readonly fetches?: readonly string[];
  /** Whether a member's screen cannot show anything before it is known who that is. */
  readonly needsSession?: boolean;
  /** Origins that the page will fetch from soon. */
  readonly preconnects: readonly string[];
  /** First page of the catalogue, where the content was rendered from it. */
  readonly catalogue?: Catalogue;
  /** For search engines; default: of the product. */
  readonly description?: string;
  /** Further elements of the head. */
  readonly head?: readonly string[];
  /** false: search engines leave it out; default true. */
  readonly isIndexed?: boolean;
  /** Address of the picture that is the largest paint. */
  readonly picture?: string;
  /** The lesson that the page is composed for; hydration needs the same data. */
  readonly lessonPage?: LessonPage;
}

export interface PageParts {
  /** `shell/index.html`: `{{name}}` marks where each part goes. */
  readonly template: string;
  /**
   * Text of `inlineScript`, constant: the content security policy allows it by its hash.
   */
  readonly beforePaint: string;
  readonly shell: Pick<
    ShellManifest,
    'script' | 'federation' | 'session' | 'canaryPreloads' | 'integrities'
  >;
  readonly registry: Registry;
  readonly config: SiteConfig;
  readonly page: RoutePage;
  /** Absent: the page is one of the product itself. */
  readonly preview?: Preview | undefined;
}

const PRODUCT = 'Grüezi';

/** What the product is, in one sentence. */
export const DESCRIPTION =
  'Learn Swiss German from short videos of everyday life in Zürich, with translations, flashcards and live lessons.';

const link = (attributes: Parameters<typeof element>[1]) => element('link', attributes);

/** A block of data that the page's code reads by its id. */
export const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const styleElement = ({ href, text, isOfScreen }: PageStyle) =>
  `<style data-href="${escapeHtml(href)}"${isOfScreen ? ' data-of-screen' : ''}>${text}</style>`;

const scriptPreload = ({ href, crossOrigin, integrity }: Preload) =>
  link({ rel: 'preload', as: 'script', href, crossorigin: crossOrigin, integrity });

const scriptElement = ({ href, integrity }: Preload) =>
  `${element('script', { src: href, integrity, defer: true })}</script>`;

const fileOf = ({ href, integrity = '' }: Preload) => `${href},${integrity}`;

/** The inline script of a shell from before decision 52 reads addresses only. */
const sessionFileOf = (file: Preload) => (file.integrity === undefined ? file.href : fileOf(file));

/**
 * Whether a page has room for a second build: home carries the first lessons, and its document must
 * arrive in one round trip. There `/registry.json` names the canary. Source: decision 57.
 */
const hasRoom = ({ catalogue }: RoutePage): boolean => catalogue === undefined;

/** What the page carries of the remotes itself. */
const shownIn = (page: RoutePage) => ({
  remote: hasRoom(page) ? page.remote : undefined,
  styled: page.styles.some(({ isOfScreen }) => isOfScreen) ? page.key : undefined,
});

/**
 * The files of both builds, and the script that asks for those of the build which the browser gets,
 * in place of links that every browser follows.
 */
function canaryPreloads(page: RoutePage, script: string | undefined): string | undefined {
  if (!page.canary || script === undefined || !hasRoom(page)) return undefined;
  const files = [page.preloads, page.canary.preloads].map((each) => each.map(fileOf).join(' '));
  const content = [page.canary.build, ...files].join('|');
  return `${element('meta', { name: 'canary', content })}<script>${script}</script>`;
}

/**
 * Composes the page of one route by concatenation alone: template, links to exactly the files that
 * this route needs, the prerendered content, registry and configuration as data.
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
    // The inline script asks for them where this device remembers a member.
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
      // Before the scripts, so that it arrives for the first paint.
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
  // Half a hundred bytes that no reader sees.
  const short = template.replace(/>\s+</g, '><').replace(/\s+/g, ' ');
  return short.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = filled[name];
    if (part === undefined) throw new Error(`shell/index.html: nothing fills {{${name}}}`);
    return part;
  });
}
