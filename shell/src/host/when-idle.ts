import { BehaviorSubject } from 'rxjs';

/** Wait after the last awaited screen: visible pictures and presses come first. */
const SETTLED_MS = 250;

const whenBrowserIsIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

/** Schedules low-priority work for times when connection and processor are free. */
export function createIdle() {
  /** Number of screens that the learner is waiting for. */
  const awaited$ = new BehaviorSubject(0);

  /**
   * Marks that the learner waits for a screen from now on.
   *
   * @returns release function; idempotent
   */
  function awaitScreen(): () => void {
    let isAwaited = true;
    awaited$.next(awaited$.value + 1);
    return () => {
      if (!isAwaited) return;
      isAwaited = false;
      awaited$.next(awaited$.value - 1);
    };
  }

  /**
   * Runs the steps after 250 ms without an awaited screen, when the browser is idle. Each step gets
   * its own idle time, because together they would delay a press. The first one waits at most 2.25
   * s after the last screen was shown. A screen opened meanwhile comes before the rest.
   */
  function whenIdle(...steps: readonly (() => void)[]): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changes = awaited$.subscribe((screens) => {
      clearTimeout(timer);
      if (screens > 0) return;
      timer = setTimeout(() => {
        changes.unsubscribe();
        inTurn(steps);
      }, SETTLED_MS);
    });
  }

  function inTurn(steps: readonly (() => void)[]): void {
    const [step, ...rest] = steps;
    if (!step) return;
    let isSettled = false;
    const changes = awaited$.subscribe(() => (isSettled = false));
    isSettled = true;
    whenBrowserIsIdle(() => {
      changes.unsubscribe();
      if (!isSettled) {
        whenIdle(...steps);
        return;
      }
      step();
      inTurn(rest);
    });
  }

  return { awaitScreen, whenIdle };
}

export type Idle = ReturnType<typeof createIdle>;
