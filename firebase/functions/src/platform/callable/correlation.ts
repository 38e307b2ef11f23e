import { CORRELATION_HEADER } from 'shared-contracts/telemetry';
import type { RequestOrigin } from './caller';

/**
 * The id that a page has given its call. It names no person. Any other text in its place is
 * dropped, so nobody can write into our log. Source: decision 55.
 *
 * @returns 16 hexadecimal digits
 */
export function correlationOf(origin: RequestOrigin): string | undefined {
  const id = origin.header(CORRELATION_HEADER);
  return id !== undefined && /^[0-9a-f]{16}$/.test(id) ? id : undefined;
}
