import { normalize, sep } from 'node:path';

/**
 * Decodes the path of a request; undefined when it is malformed or leaves the site's folder.
 *
 * @param url of the request, with its query
 */
export function requestPath(url: string): string | undefined {
  const [raw = ''] = url.split(/[?#]/);
  try {
    const path = decodeURIComponent(raw);
    const isInside =
      path.startsWith('/') && !/[\0\\]/.test(path) && !path.split('/').includes('..');
    return isInside ? normalize(path).split(sep).join('/') : undefined;
  } catch {
    return undefined;
  }
}
