import { PAGE_DATA_IDS } from 'shared-contracts';

/**
 * Stands for reading `/registry.json` again: nothing of a monolith is published on its own, so its
 * routes are those of its page, and finding that out costs no request.
 */
export async function fetchJson(): Promise<unknown> {
  return JSON.parse(document.getElementById(PAGE_DATA_IDS.registry)?.textContent ?? 'null');
}
