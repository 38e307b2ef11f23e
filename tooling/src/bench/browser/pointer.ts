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

/**
 * A real click, as the browser makes it of a device's input. Where the pointer was elsewhere it
 * arrives with the press itself: nothing hovers before. Press and release follow each other at
 * once, so the time between them is no part of what is measured.
 */
export async function click(bench: BenchPage, selector: string): Promise<void> {
  const { x, y } = await middleOf(bench, selector);
  const send = (type: 'mousePressed' | 'mouseReleased') =>
    bench.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await Promise.all([send('mousePressed'), send('mouseReleased')]);
}
