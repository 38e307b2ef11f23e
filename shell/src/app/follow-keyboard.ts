/**
 * Writes into `--keyboard` how much of the window the keyboard covers, and into `--panned` how far
 * the browser has moved the page up. Both stay 0 where the browser knows `interactive-widget`,
 * because it makes the window smaller instead. Safari and the web views of apps do not. A zoomed
 * page is left alone. Source: decision 48.
 */
export function followKeyboard(page: Window = window): void {
  const { visualViewport: seen, document } = page;
  if (!seen) return;
  const { style } = document.documentElement;
  const follow = () => {
    const isZoomed = seen.scale > 1.01;
    const panned = isZoomed ? 0 : Math.round(seen.offsetTop);
    const covered = isZoomed ? 0 : Math.round(page.innerHeight - seen.height) - panned;
    style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    style.setProperty('--panned', `${panned}px`);
  };
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  // It may be open before this code is there.
  if (seen.height < page.innerHeight) follow();
}
