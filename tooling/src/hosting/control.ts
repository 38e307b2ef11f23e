import { SITES, type Site } from 'delivery/addresses';
import { SITE_CONDITIONS, type SiteCondition } from './site-condition';
import type { Handler } from './site-handler';

const isOneOf = <T extends string>(names: readonly T[], text: string | undefined): text is T =>
  names.some((one) => one === text);

/**
 * Lets tests take a site down and revive it: `POST /sites/mf-live/down`. Only the test command
 * listens for it.
 */
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
