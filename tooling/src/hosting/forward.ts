import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { PROJECT_ID, REGION } from 'delivery/addresses';
import { endToEnd } from 'delivery/end-to-end';

/**
 * Forwards a request to a function in the emulator, as Hosting does for a rewrite.
 *
 * @param functions address of the emulator, `127.0.0.1:5001`
 * @param name of the function
 * @param headers set where the function itself sets none
 */
export function forwardToFunction(
  request: IncomingMessage,
  response: ServerResponse,
  functions: string,
  name: string,
  headers: Readonly<Record<string, string>>,
): void {
  const [hostname, port] = functions.split(':');
  // HTTP/2 has no `host` header.
  const host = request.headers.host ?? String(request.headers[':authority'] ?? '');
  const forwarded = httpRequest(
    {
      hostname,
      port,
      method: request.method,
      path: `/${PROJECT_ID}/${REGION}/${name}${request.url}`,
      headers: { ...endToEnd(request.headers), host, 'x-forwarded-host': host },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...headers, ...endToEnd(answer.headers) });
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else
      response.writeHead(502, { 'content-type': 'text/plain' }).end('The function is not there.');
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
