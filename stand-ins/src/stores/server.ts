import type { IncomingMessage } from 'node:http';
import { answerControl } from '../sandbox/controls';
import { bodyOf, isForeign, json } from '../sandbox/http';
import { serve, type RunningSandbox } from '../sandbox/serve';
import { html, page } from '../sandbox/html';
import { CONTROLS } from './controls';
import type { RevenueCatSandbox } from './sandbox';
import { viewerPage } from './viewer-page';

async function answer(sandbox: RevenueCatSandbox, request: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname } = new URL(url, 'http://sandbox');
  if (pathname.startsWith('/v2/')) {
    return sandbox.api({ method, path: url, authorization: headers.authorization });
  }
  if (method === 'POST' && pathname.startsWith('/_control/')) {
    if (isForeign(request)) {
      return json(403, { error: 'Posts come from the pages of the sandbox.' });
    }
    const name = pathname.slice('/_control/'.length);
    const isForm = String(headers['content-type']).includes('x-www-form-urlencoded');
    const answered = await answerControl(CONTROLS, sandbox, {
      name,
      isForm,
      body: await bodyOf(request),
    });
    await sandbox.settle();
    return answered;
  }
  if (pathname === '/') return viewerPage(sandbox.world);
  return page('Not found', html`<main><h1>There is no such page</h1></main>`, 404);
}

/**
 * Serves REST interface, viewer and controls on this machine only, and lets time pass.
 *
 * @param port 0: any free one
 * @throws {Error} when the port is in use
 */
export function serveRevenueCatSandbox(
  sandbox: RevenueCatSandbox,
  port: number,
): Promise<RunningSandbox> {
  sandbox.keepAsStart();
  return serve(
    { answer: (request) => answer(sandbox, request), settle: () => sandbox.settle() },
    port,
  );
}
