/** Names the shell's own style sheet on the page's one, which holds it together with a screen's. */
const OWN = 'data-shell-style';
/** Addresses of the screen's style sheets that the page's one holds, separated by spaces. */
const HOLDS = 'data-holds';
/** Set once a screen has taken its part over. */
const TAKEN = 'data-taken';

const pageStyle = () => document.querySelector<HTMLLinkElement>(`link[${HOLDS}]`);

/** Puts the shell's own style sheet in the place of the page's; nothing flickers in between. */
function leaveShellStyle(page: HTMLLinkElement): void {
  const own = document.createElement('link');
  own.rel = 'stylesheet';
  own.href = page.getAttribute(OWN) ?? '';
  own.addEventListener('load', () => page.remove());
  page.before(own);
}

/**
 * The composed page links one style sheet: the shell's and the screen's, joined at publishing, so
 * the first paint waits for one file instead of two. A screen takes its part over, and when it leaves
 * the shell's own style sheet remains.
 *
 * @param href absolute address of a style sheet of the screen
 * @returns takes the style sheet out of the page; undefined when the page does not hold it
 */
export function takePageStyle(href: string): (() => void) | undefined {
  const page = pageStyle();
  const held = page?.getAttribute(HOLDS)?.split(' ') ?? [];
  if (!page || !held.includes(href)) return undefined;
  page.setAttribute(TAKEN, '');
  return () => {
    const rest = page.getAttribute(HOLDS)?.split(' ') ?? [];
    const others = rest.filter((other) => other !== href);
    page.setAttribute(HOLDS, others.join(' '));
    if (others.length === 0) leaveShellStyle(page);
  };
}

/** Another build than the page's has taken the place, with style sheets of its own. */
export function dropUnusedPageStyle(): void {
  const page = pageStyle();
  if (!page || page.hasAttribute(TAKEN)) return;
  page.removeAttribute(HOLDS);
  leaveShellStyle(page);
}
