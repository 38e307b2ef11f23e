import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import {
  InAppPathSchema,
  type Log,
  type Navigation,
  type ParentApp,
  type RouteLocation,
  SPECIFIED_ROUTES,
} from 'shared-contracts';
import type { InMemoryOptions } from './options';
import type { Recorded } from './recorded';

/** Decodes percent-encoding, or returns the text unchanged if that fails. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Converts a route such as `/videos/:VideoID` to a regular expression with the group `VideoID`. */
const toExpression = (pattern: string, exact: boolean): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')}${exact ? '/?$' : '(?:/|$)'}`,
  );

const ROUTES = SPECIFIED_ROUTES.map(({ path, exact }) => toExpression(path, exact));

/** Parameters that `SPECIFIED_ROUTES` finds in a path; none without a matching route. */
function routeParams(pathname: string): Record<string, string> {
  const groups = ROUTES.map((route) => route.exec(pathname)).find((match) => match)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => [name, decode(value)]),
  );
}

function toLocation(path: string, params?: RouteLocation['params']): RouteLocation {
  const { pathname, search, hash } = new URL(path, 'http://app.invalid');
  return { pathname, search, hash, params: params ?? routeParams(pathname) };
}

/** Navigation with a history in memory, without a browser. */
export function createNavigation(
  { path = '/', params }: InMemoryOptions,
  { parentApp, log, recorded }: { parentApp: ParentApp; log: Log; recorded: Recorded },
): Navigation {
  const location$ = new BehaviorSubject(toLocation(path, params));
  const earlier: RouteLocation[] = [];
  return {
    location$,
    go(target, { replace = false } = {}) {
      if (!v.is(InAppPathSchema, target)) {
        log.warn('Not an in-app path', { path: target });
        return;
      }
      recorded.paths.push(target);
      const here = location$.value;
      if (!replace) earlier.push(here);
      const from = replace ? here.from : `${here.pathname}${here.search}${here.hash}`;
      location$.next({ ...toLocation(target), ...(from !== undefined && { from }) });
    },
    back() {
      const previous = earlier.pop();
      if (previous) location$.next(previous);
    },
    openExternal(url) {
      if (!/^(https?|mailto):/i.test(url)) {
        log.warn('Not an address outside the app', { url });
        return;
      }
      recorded.external.push(url);
      parentApp.send('OPEN_EXTERNAL_URL', { url });
    },
    leave(url) {
      if (/^https?:/i.test(url)) recorded.left.push(url);
      else log.warn('Not an http or https address', { url });
    },
    prefetch: (target) => void recorded.prefetched.push(target),
  };
}
