import { BehaviorSubject } from 'rxjs';

/** Wait this long after the last awaited screen: visible pictures and quick presses come first. */
const SETTLED_MS = 250;

const whenBrowserIsIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

/** Decides when work that can wait may use the connection and the processor. */
export function createIdle() {
  /** How many screens the learner is waiting for. */
  const awaited$ = new BehaviorSubject(0);

  /**
   * Says that the learner waits for a screen from now on.
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
   * Runs the steps when no screen was awaited for 250 ms and the browser is idle. Each has an idle
   * time of its own, because together they would hold up a press. The first one waits for 2.25 s at
   * most after the last screen was shown. A screen that is opened meanwhile comes before the rest.
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
