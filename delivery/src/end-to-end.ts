import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection. A forwarded message gets its own, and HTTP/2 has none. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Headers to forward: not those above, nor the pseudo headers of HTTP/2. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );
