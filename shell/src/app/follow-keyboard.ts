/**
 * Sets the CSS properties `--keyboard`, the height of the window that the keyboard covers, and
 * `--panned`, the distance that the browser has moved the page up. Both stay 0 in browsers with
 * `interactive-widget`, which make the window smaller instead; Safari and the web views of apps do
 * not. Zoomed pages are ignored. Source: decision 48.
 */
export function followKeyboard(page: Window = window): void {
  const { visualViewport: viewport, document } = page;
  if (!viewport) return;
  const { style } = document.documentElement;
  const follow = () => {
    const isZoomed = viewport.scale > 1.01;
    const panned = isZoomed ? 0 : Math.round(viewport.offsetTop);
    const covered = isZoomed ? 0 : Math.round(page.innerHeight - viewport.height) - panned;
    style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    style.setProperty('--panned', `${panned}px`);
  };
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  // The keyboard may be open before this code runs.
  if (viewport.height < page.innerHeight) follow();
}
