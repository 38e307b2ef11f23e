/** Address of the file that a style sheet in the page stands for. */
const HREF = 'data-href';
/** On those that belong to the screen of a remote. */
const OF_SCREEN = 'data-of-screen';
/** Set once a screen has taken it over. */
const TAKEN = 'data-taken';

const ofScreens = () => [...document.querySelectorAll<HTMLStyleElement>(`style[${OF_SCREEN}]`)];

/**
 * The style sheets of the prerendered screen stand in the composed page, so the first paint waits
 * for no file. A screen takes its own over. Source: DESIGN §7.
 *
 * @param href absolute address of a style sheet of the screen
 * @returns undefined when the page does not hold it
 */
export function takePageStyle(href: string): HTMLStyleElement | undefined {
  const style = ofScreens().find((it) => it.getAttribute(HREF) === href);
  style?.setAttribute(TAKEN, '');
  return style;
}

/** Another build than the page's has taken the place, with style sheets of its own. */
export function dropUnusedPageStyles(): void {
  for (const style of ofScreens()) {
    if (!style.hasAttribute(TAKEN)) style.remove();
  }
}
