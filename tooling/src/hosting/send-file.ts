import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { parseByteRange } from './byte-range';
import { acceptedEncoding, type StoredFile } from './stored-file';

function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const tags = request.headers['if-none-match'] ?? '';
  // A compressing proxy makes a tag weak. The content is the same.
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a file: 200, 206 for a part, 304 when the browser has it, 416 for a part outside the file.
 *
 * @param headers of the configuration, in lower case; they win over the defaults
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  headers: Readonly<Record<string, string>>,
): void {
  const common = {
    'content-type': file.type,
    'cache-control': 'max-age=3600',
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
    ...headers,
    etag: file.etag,
  };
  if (isUnchanged(request, file.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const size = file.body.length;
  const range = parseByteRange(request.headers.range, size);
  if (range.kind === 'unsatisfiable') {
    response.writeHead(416, { ...common, 'content-range': `bytes */${size}` }).end();
  } else if (range.kind === 'part') {
    const { start, end } = range;
    const partial = { ...common, 'content-range': `bytes ${start}-${end}/${size}` };
    send(request, response, 206, partial, file.body.subarray(start, end + 1));
  } else {
    const { encoding, body } = file.encoded(acceptedEncoding(request.headers['accept-encoding']));
    const encoded = encoding === 'identity' ? common : { ...common, 'content-encoding': encoding };
    send(request, response, 200, encoded, body);
  }
}
