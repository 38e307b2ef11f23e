import { readFileSync } from 'node:fs';
import { inRoot } from 'delivery/paths';

/** A page counts as usable when these elements have a box and React handles them. */
export interface Target {
  /** CSS selectors, each of which has to find an element. */
  readonly selectors: readonly string[];
  /** Text that the first of these elements has to contain. */
  readonly text?: string;
}

/** A target that every page meets. */
export const NOTHING: Target = { selectors: [] };

/** Sent to the bench when a target is met. Times in milliseconds since the page's time origin. */
export interface Signal {
  readonly at: number;
  /** Time stamp of the last click; 0: no click. */
  readonly clickedAt: number;
}

export interface ProbeReading {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly cumulativeLayoutShift: number;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** Longest event of the slowest interaction, from input to the next paint; 16 ms or more. */
  readonly interaction: number;
}

export interface Probe {
  /**
   * Looks for a target in each frame, from the next click on. Frames before the click would delay
   * its work.
   */
  watchFromClick(target: Target): void;
  read(): ProbeReading;
  /** Forgets earlier interactions. */
  forgetInteractions(): void;
}

declare global {
  interface Window {
    benchProbe: Probe;
    /** Sends a text to the bench. The debugging protocol adds this function. */
    benchSignal(text: string): void;
    webVitals: Pick<typeof import('web-vitals'), 'onCLS' | 'onFCP' | 'onLCP'>;
  }
}

/**
 * Runs in a page before the page's scripts, after web-vitals, which reads FCP, LCP and CLS. It is
 * sent as text, so it uses no outer name. It reads events itself: web-vitals keeps only the slowest
 * interaction of a page, and the bench measures single ones.
 *
 * A target is met in the first animation frame in which each element has a box and React's props
 * (`__reactProps$…`, which React sets when it creates or hydrates an element). From then on a click
 * is handled, in client-rendered and in prerendered pages.
 */
export function installProbe(first: Target): void {
  const longTasks: { start: number; duration: number }[] = [];
  /** The browser reports no faster event, so a faster one counts as this. */
  const FASTEST_EVENT_MS = 16;
  const interactions = new Map<number, number>();
  let firstPaint = 0;
  let largest = 0;
  let cumulativeLayoutShift = 0;
  let clickedAt = 0;

  const observe = (
    type: string,
    take: (entry: PerformanceEntry & Record<string, never>) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true, ...options });

  const { onCLS, onFCP, onLCP } = window.webVitals;
  const always = { reportAllChanges: true };
  onFCP(({ value }) => (firstPaint = value), always);
  onCLS(({ value }) => (cumulativeLayoutShift = value), always);
  onLCP(({ value }) => (largest = value), always);
  observe(
    'longtask',
    ({ startTime, duration }) => void longTasks.push({ start: startTime, duration }),
  );
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as unknown as PerformanceEventTiming & {
        interactionId: number;
      };
      if (interactionId === 0) return;
      interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    },
    { durationThreshold: FASTEST_EVENT_MS },
  );
  const isHandled = (element: Element | null) =>
    element !== null &&
    element.getClientRects().length > 0 &&
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  const isMet = ({ selectors, text = '' }: Target) => {
    const elements = selectors.map((selector) => document.querySelector(selector));
    return elements.every(isHandled) && (elements[0]?.textContent ?? '').includes(text);
  };

  function watch(target: Target): void {
    const look = () => {
      if (!isMet(target)) requestAnimationFrame(look);
      // The time of the frame would be when it was due, which may be long before.
      else window.benchSignal(JSON.stringify({ at: performance.now(), clickedAt }));
    };
    requestAnimationFrame(look);
  }

  let awaited: Target | undefined;
  const onClick = (event: Event) => {
    clickedAt = event.timeStamp;
    if (awaited) watch(awaited);
    awaited = undefined;
  };
  addEventListener('click', onClick, true);

  window.benchProbe = {
    watchFromClick: (target) => void (awaited = target),
    forgetInteractions: () => interactions.clear(),
    read: () => ({
      firstContentfulPaint: firstPaint,
      largestContentfulPaint: largest,
      cumulativeLayoutShift,
      longTasks,
      interaction: Math.max(FASTEST_EVENT_MS, ...interactions.values()),
    }),
  };
  watch(first);
}

/** The transpiler wraps inner functions in it, also in the code for a page. */
const NAME = 'window.__name = (value) => value;';
const WEB_VITALS = readFileSync(inRoot('node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8');

/** The probe as text, for the first script of a page. */
export const probeScript = (first: Target): string =>
  `${NAME} ${WEB_VITALS}; window.webVitals = webVitals;` +
  ` (${installProbe.toString()})(${JSON.stringify(first)});`;
