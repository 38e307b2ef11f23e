import { setTimeout } from 'node:timers/promises';
import type { BenchPage } from './bench-page';

/** The middle of an element, in pixels of the window. Scrolls the element into view if needed. */
async function middleOf({ page }: BenchPage, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`There is no ${wanted} to point at`);
    const box = () => element.getBoundingClientRect();
    if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = box();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}

/** Moves the pointer to an element. */
export async function hover(bench: BenchPage, selector: string): Promise<void> {
  const { x, y } = await middleOf(bench, selector);
  await bench.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Time between press and release, ms: short for a person. */
const PRESS_MS = 80;

/**
 * Clicks as a person does, without a hover before. The press lasts a moment, so the page's work on
 * it does not delay the release, at which the browser fires the click.
 */
export async function click(bench: BenchPage, selector: string): Promise<void> {
  const { x, y } = await middleOf(bench, selector);
  const send = (type: 'mousePressed' | 'mouseReleased') =>
    bench.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  // Do not wait for the first answer: it comes after the page has handled the press.
  const pressed = send('mousePressed');
  await setTimeout(PRESS_MS);
  await Promise.all([pressed, send('mouseReleased')]);
}
