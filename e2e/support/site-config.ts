import type { BrowserContext, Page } from '@playwright/test';

/**
 * Opens the next pages with another configuration, as another deployment would. The policy lets
 * nobody write into a script element, so an element of another kind takes the place of the block.
 *
 * @param changes fields by name; `null` takes one away
 * @param block id of the data block of the page
 */
export const changeSiteConfig = (
  target: BrowserContext | Page,
  changes: Readonly<Record<string, unknown>>,
  block: 'site-config' | 'registry' = 'site-config',
) =>
  target.addInitScript(
    ({ changed, id }) => {
      // The page reads its settings from this block once all of its document is there.
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
