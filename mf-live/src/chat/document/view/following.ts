/** Keeps the end of a scrolling list visible until the learner scrolls up. */
export interface Following {
  /** Whether the list scrolls with new messages. */
  readonly isFollowing: boolean;
  /** How many new messages are below the visible part. */
  readonly missed: number;
  /** @param log the scrolling element, already with its content */
  watch(log: HTMLElement): void;
  /** Counts new messages. */
  add(count: number): void;
  toEnd(): void;
  /**
   * Scrolls to the end, unless the learner scrolled up. A hidden frame observes no sizes, so each
   * change of a height must call this.
   */
  follow(): void;
}

/** The list scrolls with new messages while its end is at most this far away, in pixels. */
const NEAR_PX = 48;

/** @param onChange `isFollowing` or `missed` has changed */
export function createFollowing(onChange: () => void): Following {
  let log: HTMLElement | undefined;
  let isFollowing = true;
  let missed = 0;
  /** The last known scroll position. */
  let top = 0;

  const become = (next: boolean, count: number) => {
    if (next === isFollowing && count === missed) return;
    isFollowing = next;
    missed = count;
    onChange();
  };
  const toEnd = () => {
    if (!log) return;
    log.scrollTop = log.scrollHeight;
    top = log.scrollTop;
    become(true, 0);
  };
  const follow = () => {
    if (isFollowing) toEnd();
  };
  // Only a learner scrolls up. If the position is the same and the end is further away, the list
  // has grown.
  const onScroll = () => {
    if (!log) return;
    const isUp = log.scrollTop < top;
    top = log.scrollTop;
    const isNear = log.scrollHeight - top - log.clientHeight < NEAR_PX;
    const isStill = isNear || (isFollowing && !isUp);
    if (isStill && !isUp) toEnd();
    else become(isStill, missed);
  };

  return {
    get isFollowing() {
      return isFollowing;
    },
    get missed() {
      return missed;
    },
    watch(shown) {
      if (shown === log) return;
      log = shown;
      log.addEventListener('scroll', onScroll, { passive: true });
      // The log's height changes with the window, the phone's keyboard, and the form below. The
      // list's height also changes when the interface's font arrives.
      if (typeof ResizeObserver === 'undefined') return;
      const sizes = new ResizeObserver(follow);
      for (const element of [log, ...log.children]) sizes.observe(element);
    },
    add(count) {
      if (!isFollowing) become(false, missed + count);
    },
    toEnd,
    follow,
  };
}
