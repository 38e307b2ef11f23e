/** Three screens of a phone in a second: nobody looks at a single picture any more. */
const FAST_PX_PER_MS = 3;
const REST_MS = 150;
/** So many go on at a time, those that came last, and so are nearest, first. */
const AT_A_TIME = 24;

const waiting = new Set<() => void>();
let place = 0;
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function goOn(): void {
  const due = [...waiting].slice(-AT_A_TIME);
  timer = waiting.size > due.length ? setTimeout(goOn, 50) : undefined;
  for (const work of due) {
    waiting.delete(work);
    work();
  }
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
 * rests. What has come by meanwhile may be hundreds; a few go on at a time, so nothing jerks.
 *
 * @returns gives it up
 */
export function whenSettled(work: () => void): () => void {
  if (timer === undefined) work();
  else waiting.add(work);
  return () => waiting.delete(work);
}
