import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, Links, PrerenderableScreen, RemoteManifest } from 'shared-contracts';
import { KIT_FILE } from '../build/kit-build';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { requireFresh } from '../build/require-fresh';
import type { Fragment, Fragments } from './fragments';
import { createPrerenderPlatform } from './prerender-platform';
import { prerenderScreen } from './prerender-screen';

interface PrerenderOptions {
  readonly manifest: RemoteManifest;
  /** Folder of the build. */
  readonly dist: string;
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly links: Links;
}

/** What is searched for belongs in the address; whatever else is typed does not. */
const FORM_IN_ADDRESS = /<form(?![^>]* (?:method="post"|role="search"))[^>]*>/;

/** Parameters of a pattern; their values are not known yet. */
const blankParams = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '']));

/**
 * Renders the public routes of a remote. They show content, so publishing the remote or the content does
 * this; the build only supplies the code.
 *
 * @throws {Error} naming remote and route when a screen cannot be rendered without a browser
 */
export function prerenderRemote(options: PrerenderOptions): Fragments {
  const { manifest, dist, catalogue, catalogueFile, links } = options;
  const routes = manifest.routes.filter(({ prerender = true }) => prerender);
  const render = (path: string, screen: string): Fragment => {
    const file = join(dist, PRERENDER_FOLDER, `${screen}.cjs`);
    let showsCatalogue = false;
    const platform = createPrerenderPlatform({ catalogue, links }, () => (showsCatalogue = true));
    const location = { pathname: path, search: '', hash: '', params: blankParams(path) };
    try {
      const module = requireFresh<{ default: PrerenderableScreen }>(file);
      const html = prerenderScreen(module.default, { platform, location });
      const [style] = / style="[^"]*"/.exec(html) ?? [];
      if (style) throw new Error(`the content security policy forbids${style} in a page`);
      const [form] = FORM_IN_ADDRESS.exec(html) ?? [];
      if (form)
        throw new Error(
          `${form} has to say method="post", or what is typed may stand in an address`,
        );
      return { html, showsCatalogue };
    } catch (error) {
      throw new Error(
        `${manifest.name}: ${path} cannot be prerendered: ${(error as Error).message}. ` +
          'Move what needs a browser into an effect, or declare "prerender: false" in remote.ts.',
        { cause: error },
      );
    }
  };
  return {
    schemaVersion: 1,
    build: manifest.build,
    kit: readFileSync(join(dist, PRERENDER_FOLDER, KIT_FILE), 'utf8'),
    catalogue: catalogueFile,
    links: JSON.stringify(links),
    routes: Object.fromEntries(routes.map(({ path, screen }) => [path, render(path, screen)])),
  };
}
