import { SITES, type Site } from 'delivery/addresses';
import { SITE_CONDITIONS, type SiteCondition } from './site-condition';
import type { Handler } from './site-handler';

const isOneOf = <T extends string>(names: readonly T[], text: string | undefined): text is T =>
  names.some((name) => name === text);

/** Handles requests of tests that change the condition of a site: `POST /sites/mf-live/down`. */
export function controlHandler(
  change: (site: Site, condition: SiteCondition) => Promise<void>,
): Handler {
  return (request, response) => {
    const [, folder, site, condition] = (request.url ?? '').split('/');
    const isKnown =
      folder === 'sites' && isOneOf(SITES, site) && isOneOf(SITE_CONDITIONS, condition);
    if (request.method !== 'POST' || !isKnown) {
      response
        .writeHead(404)
        .end(`POST /sites/{${SITES.join('|')}}/{${SITE_CONDITIONS.join('|')}}\n`);
      return;
    }
    change(site, condition).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };
}
