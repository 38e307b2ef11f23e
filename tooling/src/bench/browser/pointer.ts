import { setTimeout } from 'node:timers/promises';
import type { BenchPage } from './bench-page';

/** Middle of an element in the window, after it was scrolled into sight if need be. */
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

/** How long a finger or a mouse button stays down, in milliseconds: short for a person. */
const PRESS_MS = 80;

/**
 * A real click, as a person makes it with a device: where the pointer was elsewhere it arrives with
 * the press itself, so nothing hovers before, and the press lasts a moment. What follows is measured
 * from the release on, which is when the browser calls it a click. Pressing and releasing in the
 * same instant would queue the release behind what the page does about the press, and measure that.
 */
export async function click(bench: BenchPage, selector: string): Promise<void> {
  const { x, y } = await middleOf(bench, selector);
  const send = (type: 'mousePressed' | 'mouseReleased') =>
    bench.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  // Both are sent in order; neither answers before the page has handled it.
  const pressed = send('mousePressed');
  await setTimeout(PRESS_MS);
  await Promise.all([pressed, send('mouseReleased')]);
}
