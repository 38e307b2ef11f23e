import type { Site } from '../addresses';

/** For a file whose name changes with its content. */
export const LONG_CACHE = 'public, max-age=31536000, immutable';

const HASHED_NAME = /\.[0-9a-f]{8}\.[a-z0-9.]+$/;
/** Clips and lesson files have names made of their content (firebase/publisher). */
const MEDIA_FILE = /^\/(clips|lessons)\//;

/**
 * Whether the name of a file changes with its content, so that browsers may keep the file for a
 * year. Give that header only to a file that exists: a 404 would be kept for a year too.
 *
 * @param path from the site's root, with a leading slash
 */
export const isContentNamed = (site: Site, path: string): boolean =>
  (site === 'media' ? MEDIA_FILE : HASHED_NAME).test(path);
