import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import type {
  Catalogue,
  LessonPage,
  Links,
  Platform,
  PrerenderableScreen,
  RemoteManifest,
  RouteDeclaration,
  RouteLocation,
  ScreenProps,
} from 'shared-contracts';
import { createInMemoryPlatform } from 'common/in-memory';
import { KIT_FILE } from '../build/kit-build';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { requireFresh } from '../build/require-fresh';
import type { Fragment, Fragments } from './fragments';

interface PrerenderOptions {
  readonly manifest: RemoteManifest;
  /** Folder of the build. */
  readonly dist: string;
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly links: Links;
}

/** A form that would put typed text into the address. Only a search may do so. */
const FORM_IN_ADDRESS = /<form(?![^>]* (?:method="post"|role="search"))[^>]*>/;

/** The parameters of a route. Their values are empty, because the page serves all values. */
const blankParams = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '']));

/** @throws {Error} naming the inline style or the form that a page may not have */
function checked(html: string): string {
  const [style] = / style="[^"]*"/.exec(html) ?? [];
  if (style) throw new Error(`the content security policy forbids${style} in a page`);
  const [form] = FORM_IN_ADDRESS.exec(html) ?? [];
  if (form)
    throw new Error(`${form} has to say method="post", or an address may show what is typed`);
  return html;
}

/**
 * A Platform with the first page of the catalogue and the configured links, without a user.
 *
 * @param onRead called when a screen reads the catalogue: its page then has to contain it
 */
function createPrerenderPlatform(
  { catalogue, links }: { readonly catalogue: Catalogue; readonly links: Links },
  onRead: () => void,
): Platform {
  const platform = createInMemoryPlatform({ session: { status: 'unknown' }, links });
  const content: Platform['content'] = {
    ...platform.content,
    get prerendered() {
      onRead();
      return catalogue;
    },
  };
  return { ...platform, content };
}

interface Surroundings {
  /** Has the data of the page (`content.prerendered`). No call waits. */
  readonly platform: Platform;
  readonly location: RouteLocation;
}

/**
 * Renders a screen in Node as the page shows it before any script: without session, query,
 * parameters and effects. To hydrate it with the same build keeps every node. Source: decision 30.
 *
 * @throws {Error} that the screen throws while rendering
 */
function prerenderScreen(
  { Root, identifierPrefix }: PrerenderableScreen,
  { platform, location }: Surroundings,
): string {
  const onCrash = (error: Error) => {
    throw error;
  };
  const route$ = new BehaviorSubject(location);
  const root = createElement(Root as FunctionComponent<ScreenProps>, { platform, route$, onCrash });
  return renderToString(root, { identifierPrefix });
}

/** Does work. @throws {Error} naming remote and route, and what to do */
function naming<T>(remote: string, path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(
      `${remote}: ${path} cannot be prerendered: ${(error as Error).message}. ` +
        'Move what needs a browser into an effect, or declare "prerender: false" in remote.ts.',
      { cause: error },
    );
  }
}

const loadScreen = (dist: string, screen: string): PrerenderableScreen =>
  requireFresh<{ default: PrerenderableScreen }>(join(dist, PRERENDER_FOLDER, `${screen}.cjs`))
    .default;

const locationOf = (path: string): RouteLocation => ({
  pathname: path,
  search: '',
  hash: '',
  params: blankParams(path),
});

/**
 * Renders the public routes of a remote. A build has only the code for it: the routes show content,
 * so each publication of the remote or the content renders them.
 *
 * @throws {Error} naming remote and route when a screen cannot be rendered without a browser
 */
export function prerenderRemote(options: PrerenderOptions): Fragments {
  const { manifest, dist, catalogue, catalogueFile, links } = options;
  const routes = manifest.routes.filter(({ prerender = true }) => prerender);
  const render = (path: string, name: string): Fragment =>
    naming(manifest.name, path, () => {
      let showsCatalogue = false;
      const platform = createPrerenderPlatform({ catalogue, links }, () => (showsCatalogue = true));
      const screen = loadScreen(dist, name);
      const html = checked(prerenderScreen(screen, { platform, location: locationOf(path) }));
      return { html, showsCatalogue };
    });
  return {
    schemaVersion: 1,
    build: manifest.build,
    kit: readFileSync(join(dist, PRERENDER_FOLDER, KIT_FILE), 'utf8'),
    catalogue: catalogueFile,
    links: JSON.stringify(links),
    routes: Object.fromEntries(routes.map(({ path, screen }) => [path, render(path, screen)])),
  };
}

interface LessonPrerenderOptions extends Pick<PrerenderOptions, 'manifest' | 'dist' | 'links'> {
  /** The route that shows one lesson. */
  readonly route: Pick<RouteDeclaration, 'path' | 'screen'>;
}

/**
 * Renders the screen of a route for single lessons. The first lesson loads the code. The screen
 * gets that lesson without the catalogue, so no other lesson changes its page.
 *
 * @throws {Error} from the returned function, as `prerenderRemote`
 */
export function createLessonPrerender(options: LessonPrerenderOptions) {
  const { manifest, dist, links, route } = options;
  let screen: PrerenderableScreen | undefined;
  return (prerenderedLesson: LessonPage): string =>
    naming(manifest.name, route.path, () => {
      screen ??= loadScreen(dist, route.screen);
      const platform = createInMemoryPlatform({
        session: { status: 'unknown' },
        prerenderedLesson,
        links,
      });
      return checked(prerenderScreen(screen, { platform, location: locationOf(route.path) }));
    });
}
