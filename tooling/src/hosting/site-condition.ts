import type { Handler } from './site-handler';

/** States that tests give to a site. */
export const SITE_CONDITIONS = ['up', 'down', 'html', 'hang', 'broken'] as const;
/**
 * `down`: connections are refused. `html`: every answer is a page, as a catch-all rewrite gives.
 * `hang`: connections are accepted and never answered. `broken`: scripts throw.
 */
export type SiteCondition = (typeof SITE_CONDITIONS)[number];

const answer = (type: string, body: string): Handler => {
  return (_, response) => {
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    // Allow the origin, so that the content fails and not the permission.
    response.writeHead(200, { ...headers, 'access-control-allow-origin': '*' }).end(body);
  };
};

const page = answer('text/html; charset=utf-8', '<!doctype html><title>Not a script</title>');
const brokenScript = answer('text/javascript; charset=utf-8', 'throw new Error("broken");');

/** Replaces the handler of a site in a condition. For `down` the server does not listen. */
export function inCondition(condition: SiteCondition, handler: Handler): Handler {
  switch (condition) {
    case 'up':
    case 'down':
      return handler;
    case 'html':
      return page;
    case 'hang':
      return () => undefined;
    case 'broken':
      return (request, response) =>
        (/\.js(\?|$)/.test(request.url ?? '') ? brokenScript : handler)(request, response);
  }
}
