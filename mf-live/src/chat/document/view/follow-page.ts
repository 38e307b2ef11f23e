import type { ChatState } from 'shared-contracts';

/** Takes over the live page's theme and its way to open links. */
export function followPage({ theme, links }: ChatState): void {
  const { dataset } = document.documentElement;
  if (links === undefined) delete dataset.links;
  else dataset.links = links;
  if (theme === null) delete dataset.theme;
  else dataset.theme = theme;
}

/**
 * Hands a pressed link to the live page, if the frame cannot open links itself.
 *
 * @param open sends the address to the live page
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
