import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { PROJECT_ID, REGION } from '../addresses';

/**
 * Hands a request over to a function in the emulator, as Hosting does with a rewrite.
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
  const forwarded = httpRequest(
    {
      hostname,
      port,
      method: request.method,
      path: `/${PROJECT_ID}/${REGION}/${name}${request.url}`,
      headers: { ...request.headers, 'x-forwarded-host': request.headers.host },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...headers, ...answer.headers });
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
