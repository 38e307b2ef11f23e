import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { functionUrl } from './backend';

const MEETING_NUMBER = '12345678901';

/** A call of a page to Zoom. */
interface ZoomCall {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const STAND_IN = fileURLToPath(new URL('../../stand-ins/src/meeting/zoom.js', import.meta.url));

export interface ZoomStandIn {
  /** Addresses requested from Zoom; the list grows. */
  readonly asked: readonly string[];
  /** Blocks later requests to Zoom, or lets them pass again. */
  block(isBlocked: boolean): void;
}

/** Answers requests to Zoom; nothing reaches the network. */
export async function standInForZoom(context: BrowserContext): Promise<ZoomStandIn> {
  const urls: string[] = [];
  let isBlocked = false;
  await context.route(/^https:\/\/([\w-]+\.)?zoom\.us\//, async (route) => {
    const url = route.request().url();
    urls.push(url);
    if (isBlocked) return route.abort('blockedbyclient');
    if (/zoom-meeting-[\d.]+\.min\.js$/.test(url)) return route.fulfill({ path: STAND_IN });
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return { asked: urls, block: (value) => void (isBlocked = value) };
}

/** Runs in the page: reads the calls to Zoom, in order. */
export const zoomCalls = (): readonly ZoomCall[] =>
  (window as unknown as { readonly zoomCalls: readonly ZoomCall[] }).zoomCalls;

const answer = (result: object) => ({
  json: { result },
  headers: { 'access-control-allow-origin': '*' },
});

/**
 * Answers as a server with a meeting and with keys of Zoom, which this machine does not have.
 * `firebase/functions/src/live/live.test.ts` tests the server.
 *
 * @param secondsLeft until the signature ends
 */
export async function signMeeting(context: BrowserContext, secondsLeft = 7200) {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const sdkKey = 'key-of-the-school';
  const claims = { appKey: sdkKey, sdkKey, mn: MEETING_NUMBER, exp };
  const signed = {
    signature: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.bWFj`,
    sdkKey,
    meetingNumber: MEETING_NUMBER,
  };
  await context.route(functionUrl('CreateZoomSignature'), (route) => route.fulfill(answer(signed)));
  await context.route(functionUrl('getLiveLessonUrls_v2_0'), (route) =>
    route.fulfill(answer({ hasAccess: true, hasMeeting: true })),
  );
  return signed;
}
