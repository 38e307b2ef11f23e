import { setTimeout } from 'node:timers/promises';
import type { BenchPage } from './bench-page';

/** The middle of an element in the window; scrolls it into view first where necessary. */
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

/** Moves the pointer onto an element, as before a click. */
export async function hover(bench: BenchPage, selector: string): Promise<void> {
  const { x, y } = await middleOf(bench, selector);
  await bench.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** How long a finger or a mouse button stays down, ms: short for a person. */
const PRESS_MS = 80;

/**
 * Clicks as a person does: the pointer arrives with the press, so nothing hovers before, and the
 * press lasts a moment. The time counts from the release, which is when the browser fires the
 * click. With press and release in one instant, the release would wait for the page's work on the
 * press.
 */
export async function click(bench: BenchPage, selector: string): Promise<void> {
  const { x, y } = await middleOf(bench, selector);
  const send = (type: 'mousePressed' | 'mouseReleased') =>
    bench.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  // Send both in order: neither answers before the page has handled it.
  const pressed = send('mousePressed');
  await setTimeout(PRESS_MS);
  await Promise.all([pressed, send('mouseReleased')]);
}
