import { PAGE_DATA_IDS } from 'shared-contracts';

/**
 * The data block that the publisher composed into the page, parsed but not yet checked.
 *
 * @returns `undefined` when it is missing or not JSON: the schema that reads it says what follows
 */
export function readPageData(id: keyof typeof PAGE_DATA_IDS, root: Document = document): unknown {
  const text = root.getElementById(PAGE_DATA_IDS[id])?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
