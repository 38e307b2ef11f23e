import { PAGE_DATA_IDS } from 'shared-contracts';

/**
 * Reads the registry of the page in place of `/registry.json`: a monolith is published as a whole,
 * so both would be the same.
 */
export async function readRegistry(): Promise<unknown> {
  return JSON.parse(document.getElementById(PAGE_DATA_IDS.registry)?.textContent ?? 'null');
}
