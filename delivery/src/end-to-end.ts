import type { IncomingHttpHeaders } from 'node:http';

/** Headers that belong to one connection. A forwarded message gets new ones. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** The headers to forward: all but those above and the pseudo headers of HTTP/2. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );
