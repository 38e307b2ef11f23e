import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { SITES, type Addresses } from 'delivery/addresses';
import { endToEnd } from 'delivery/end-to-end';
import { signAgain } from 'delivery/signing/sign-locally';
import { injectBridge, type Bridge } from './inject';
import { createRewrite, headersOfChanged, localPolicy } from './rewrite';
import { hostOf, upstreamOf } from './upstream';

/** Types of answers that may name addresses of this machine. Scripts and styles name none. */
const MAY_NAME_ADDRESSES = /^(text\/(html|plain|vtt)|application\/(json|vnd\.apple\.mpegurl))/;

const POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return text;
}

/**
 * Forwards requests of the product from the simulator's origin. It changes addresses, policies and
 * redirects in the answers, and adds the bridge to pages.
 *
 * @param addresses of the product
 */
export function createProxy(addresses: Addresses, bridge: Bridge) {
  const shell = addresses.sites.shell.origin;
  const { auth, firestore, functions } = addresses;
  const origins = [
    ...SITES.map((site) => addresses.sites[site].origin),
    ...[auth, firestore, functions].map((host) => `http://${host}`),
  ];

  return (request: IncomingMessage, response: ServerResponse): void => {
    const host = request.headers.host ?? new URL(addresses.simulator.origin).host;
    const simulatorOrigin = `http://${host}`;
    const rewrite = createRewrite(addresses, host);
    const { host: upstream, path, isText } = upstreamOf(addresses, request.url ?? '/');
    const { hostname, port } = new URL(`http://${upstream}`);
    const { origin, referer, ...headers } = endToEnd(request.headers);

    const isOfSite = SITES.some((site) => hostOf(addresses, site) === upstream);
    const isRegistry = upstream === hostOf(addresses, 'shell') && path === '/registry.json';
    const forwarded = httpRequest(
      {
        hostname,
        port,
        path,
        method: request.method,
        headers: {
          ...headers,
          host: upstream,
          // The product's servers know the shell's origin and no other.
          ...(origin !== undefined && { origin: origin === simulatorOrigin ? shell : origin }),
          ...(referer !== undefined && { referer: referer.replace(simulatorOrigin, shell) }),
          // The proxy cannot change a compressed text.
          ...(isText && !/\.(js|css)(\?|$)/.test(path) && { 'accept-encoding': 'identity' }),
        },
      },
      (answer) => void pass(answer).catch(() => response.destroy()),
    );

    async function pass(answer: IncomingMessage): Promise<void> {
      const received = endToEnd(answer.headers);
      for (const name of POLICIES) {
        const policy = received[name];
        if (typeof policy === 'string')
          received[name] = localPolicy(policy, origins, simulatorOrigin, bridge.hash);
      }
      if (received.location !== undefined) received.location = rewrite(received.location);
      const type = received['content-type'] ?? '';
      const status = answer.statusCode ?? 502;
      if (!isText || !MAY_NAME_ADDRESSES.test(type)) {
        response.writeHead(status, received);
        answer.pipe(response);
        return;
      }
      const rewritten = rewrite(await textOf(answer));
      // The addresses have changed, so the old signature is wrong.
      const text = isRegistry && status === 200 ? signAgain(addresses, rewritten) : rewritten;
      const body = isOfSite && type.startsWith('text/html') ? injectBridge(text, bridge) : text;
      response
        .writeHead(status, headersOfChanged(received))
        .end(request.method === 'HEAD' ? '' : body);
    }

    forwarded.on('error', () => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'content-type': 'text/plain' })
          .end(`${upstream} does not answer.`);
    });
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}
