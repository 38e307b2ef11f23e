import type { BrowserContext, Page } from '@playwright/test';

/**
 * Changes the configuration of the next pages, as another deployment has it. It replaces the data
 * block by another element, because the policy forbids changing the text of a script.
 *
 * @param changes fields by name; `null` removes a field
 * @param block id of the page's data block
 */
export const changeSiteConfig = (
  target: BrowserContext | Page,
  changes: Readonly<Record<string, unknown>>,
  block: 'site-config' | 'registry' = 'site-config',
) =>
  target.addInitScript(
    ({ changed, id }) => {
      // The page reads this block only when its document is complete.
      new MutationObserver((_, observer) => {
        const block = document.getElementById(id);
        if (!block?.textContent?.endsWith('}')) return;
        observer.disconnect();
        const fields = { ...(JSON.parse(block.textContent) as object), ...changed };
        const kept = Object.entries(fields).filter(([, value]) => value !== null);
        const data = document.createElement('data');
        data.id = block.id;
        data.hidden = true;
        data.textContent = JSON.stringify(Object.fromEntries(kept));
        block.replaceWith(data);
      }).observe(document, { childList: true, subtree: true });
    },
    { changed: changes, id: block },
  );
