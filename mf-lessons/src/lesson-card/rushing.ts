/** Three screens of a phone in a second: nobody looks at a single picture any more. */
const FAST_PX_PER_MS = 3;
const REST_MS = 150;
/** Between one that follows and the next: hundreds may have waited, and nothing shall jerk. */
const PACE_MS = 2;

const waiting = new Set<() => void>();
let place = 0;
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last two batches of a list, among which the page rests, go on at once; the others follow. */
const AT_ONCE = 48;

function goOn(): void {
  timer = undefined;
  [...waiting].reverse().forEach((work, index) => {
    setTimeout(() => waiting.delete(work) && work(), Math.max(0, index - AT_ONCE) * PACE_MS);
  });
}

/** Prerendering has no window to scroll. */
globalThis.window?.addEventListener(
  'scroll',
  ({ timeStamp }) => {
    const isFast = Math.abs(scrollY - place) > FAST_PX_PER_MS * (timeStamp - since);
    place = scrollY;
    since = timeStamp;
    if (!isFast) return;
    clearTimeout(timer);
    timer = setTimeout(goOn, REST_MS);
  },
  { passive: true },
);

/**
 * Does something unless the page is scrolled so fast that what comes by is not looked at: then once it
 * rests.
 *
 * @returns gives it up
 */
export function whenSettled(work: () => void): () => void {
  if (timer === undefined) work();
  else waiting.add(work);
  return () => waiting.delete(work);
}
