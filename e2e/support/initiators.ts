import type { CDPSession } from '@playwright/test';
import type { AskedRequest } from './rounds';

/** The part we read of what the browser says about who asked for a request. */
interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly stack?: Stack;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

const filesOn = (stack: Stack | undefined): readonly string[] =>
  stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...filesOn(stack.parent)];

/** The document or style sheet that holds a request, or the scripts on its call stack. */
export const askersOf = ({ url, stack }: Initiator): readonly string[] =>
  [...new Set([...(url === undefined ? [] : [url]), ...filesOn(stack)])].filter(
    (asker) => asker !== '',
  );

/**
 * Records what a page asks for from now on, and who asks; the list grows. Requests that the browser
 * makes for itself before another one (CORS) are left out.
 */
export async function recordInitiators(session: CDPSession): Promise<readonly AskedRequest[]> {
  const requests: AskedRequest[] = [];
  session.on('Network.requestWillBeSent', ({ request, type = 'Other', initiator }) => {
    if (initiator.type === 'preflight') return;
    requests.push({ url: request.url, type, askedBy: askersOf(initiator) });
  });
  await session.send('Network.enable');
  return requests;
}
