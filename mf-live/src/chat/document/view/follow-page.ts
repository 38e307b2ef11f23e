import type { ChatState } from 'shared-contracts';

/** Looks as the page around, and opens links as that page does. */
export function followPage({ theme, links }: ChatState): void {
  const { dataset } = document.documentElement;
  if (links === undefined) delete dataset.links;
  else dataset.links = links;
  if (theme === null) delete dataset.theme;
  else dataset.theme = theme;
}

/**
 * Gives the links of the chat to the page around, where a frame opens none.
 *
 * @param open gives an address to that page
 */
export function leadLinksOut(root: HTMLElement, open: (url: string) => void): void {
  root.addEventListener('click', (event) => {
    const { links } = document.documentElement.dataset;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || links === undefined) return;
    event.preventDefault();
    if (links === 'page') open(link.href);
  });
}
