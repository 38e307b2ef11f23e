import type { IncomingMessage } from 'node:http';
import { answerControl } from '../../sandbox/controls';
import { bodyOf, isForeign, json } from '../../sandbox/http';
import { serve, type RunningSandbox } from '../../sandbox/serve';
import { SandboxError } from '../errors';
import { bankPage } from '../pages/bank-page';
import { checkoutPage } from '../pages/checkout-page';
import { html, page, type PageRequest, type PageResponse } from '../../sandbox/html';
import { invoicePage } from '../pages/invoice-page';
import { portalPage } from '../pages/portal-page';
import { viewerPage } from '../pages/viewer-page';
import type { StripeSandbox } from '../sandbox';
import { CONTROLS } from './controls';

function answerPage({ world }: StripeSandbox, request: PageRequest): PageResponse {
  const [, kind = '', id = ''] = request.path.split('/');
  try {
    switch (kind) {
      case '':
        return viewerPage(world);
      case 'checkout':
        return checkoutPage(world, id, request);
      case 'bank':
        return bankPage(world, id, request);
      case 'portal':
        return portalPage(world, id, request);
      case 'invoice':
        return invoicePage(world, id, request);
    }
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
  }
  return page('Not found', html`<main><h1>There is no such page</h1></main>`, 404);
}

async function answer(sandbox: StripeSandbox, request: IncomingMessage): Promise<PageResponse> {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://sandbox');
  const body = await bodyOf(request);
  if (pathname.startsWith('/v1/')) {
    const plain = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return sandbox.api({ method, path: url, headers: Object.fromEntries(plain), body });
  }
  if (isForeign(request)) return json(403, { error: 'Posts come from the pages of the sandbox.' });
  const isForm = String(headers['content-type']).includes('x-www-form-urlencoded');
  if (method === 'POST' && pathname.startsWith('/_control/')) {
    const name = pathname.slice('/_control/'.length);
    return answerControl(CONTROLS, sandbox, { name, isForm, body });
  }
  const form = method === 'POST' ? new URLSearchParams(body) : searchParams;
  return answerPage(sandbox, { method, path: pathname, form });
}

/**
 * Serves the API, the pages and the controls on this machine only, and lets time pass. The reset of
 * the pages goes back to the state of this moment.
 *
 * @throws {Error} when the port is in use
 */
export function serveSandbox(sandbox: StripeSandbox, port: number): Promise<RunningSandbox> {
  sandbox.keepAsStart();
  return serve(
    { answer: (request) => answer(sandbox, request), settle: () => sandbox.settle() },
    port,
  );
}
