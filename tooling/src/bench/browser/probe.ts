/** What has to be on the screen, and handled by React, for a page to count as usable. */
export interface Target {
  /** CSS selectors; one element of each has to be there. */
  readonly selectors: readonly string[];
  /** Text that the first of them has to contain. */
  readonly text?: string;
}

/** Any page meets it. */
export const NOTHING: Target = { selectors: [] };

/** Sent to the bench when a target is met. Times in milliseconds since the page's time origin. */
export interface Signal {
  readonly at: number;
  /** When the last click happened, by the time stamp of its event; 0: none. */
  readonly clickedAt: number;
}

export interface ProbeReading {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** What the largest contentful paint was: a tag, and the file of a picture. */
  readonly largestElement: string;
  /** Without those that follow an input. */
  readonly layoutShifts: readonly { readonly at: number; readonly value: number }[];
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** Longest event of the slowest interaction, from input to the next paint; 0: none was slow. */
  readonly interaction: number;
}

export interface Probe {
  /**
   * Looks for a target from the next click on. Not before: a page that is looked at in every frame
   * draws all the time, and what a click brings about waits for the frame that is under way, which a
   * page at rest has none of.
   */
  watchFromClick(target: Target): void;
  read(): ProbeReading;
  /** Those that come from now on count alone. */
  forgetInteractions(): void;
}

declare global {
  interface Window {
    benchProbe: Probe;
    /** Set by the browser's debugging protocol: hands a text over to the bench. */
    benchSignal(text: string): void;
  }
}

/**
 * Runs in a page before anything of its own, and is sent there as text: so it names nothing outside
 * itself.
 *
 * A target is met in the first animation frame in which each of its elements has a box and carries
 * React's props (`__reactProps$…`, an own property that React sets when it creates or hydrates an
 * element). For a client-rendered page that is the first frame that shows it; for a prerendered one
 * the first after React has taken it over. In both a click is handled from then on.
 */
export function installProbe(first: Target): void {
  const longTasks: { start: number; duration: number }[] = [];
  const layoutShifts: { at: number; value: number }[] = [];
  const interactions = new Map<number, number>();
  let firstPaint = 0;
  let largest = 0;
  let largestElement = '';
  let clickedAt = 0;

  const observe = (
    type: string,
    take: (entry: PerformanceEntry & Record<string, never>) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true, ...options });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element, url } = entry as unknown as {
      startTime: number;
      element: Element | null;
      url: string;
    };
    largest = startTime;
    largestElement =
      `${element?.tagName.toLowerCase() ?? ''} ${url.split('/').at(-1) ?? ''}`.trim();
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) layoutShifts.push({ at: entry.startTime, value });
  });
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
    { durationThreshold: 16 },
  );
  const isHandled = (element: Element | null) =>
    element !== null &&
    element.getClientRects().length > 0 &&
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  const isMet = ({ selectors, text = '' }: Target) => {
    const found = selectors.map((selector) => document.querySelector(selector));
    return found.every(isHandled) && (found[0]?.textContent ?? '').includes(text);
  };

  function watch(target: Target): void {
    const look = () => {
      if (!isMet(target)) requestAnimationFrame(look);
      // Not the frame's own time: that is when the frame was due, which may be long before.
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
      largestElement,
      layoutShifts,
      longTasks,
      interaction: Math.max(0, ...interactions.values()),
    }),
  };
  watch(first);
}

/** The transpiler wraps functions inside functions in it, also in those that are sent to a page. */
const NAME = 'window.__name = (value) => value;';

/** The probe as text, the first script of a page. */
export const probeScript = (first: Target): string =>
  `${NAME} (${installProbe.toString()})(${JSON.stringify(first)});`;
