/** The list follows new messages while its end is at most this far away, in pixels. */
const NEAR_PX = 48;

/** Keeps the end of a list in sight until the learner leaves it. */
export interface Following {
  /** The end is in sight, and new messages stay so. */
  readonly isFollowing: boolean;
  /** New messages out of sight. */
  readonly missed: number;
  /** @param log scrolls; what it holds must be in the page */
  watch(log: HTMLElement): void;
  /** New messages came. */
  add(count: number): void;
  toEnd(): void;
  /**
   * Shows the end, unless the learner left it. A frame that is out of sight observes no sizes, so
   * what changes them must call it.
   */
  follow(): void;
}

/** @param onChange `isFollowing` or `missed` has changed */
export function createFollowing(onChange: () => void): Following {
  let log: HTMLElement | undefined;
  let isFollowing = true;
  let missed = 0;
  /** Where the list stood when it was last looked at. */
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
  // Only a learner moves the list up. An event that finds the end further away, and the list where
  // it stood, means that the list has grown.
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
      for (const each of [log, ...log.children]) sizes.observe(each);
    },
    add(count) {
      if (!isFollowing) become(false, missed + count);
    },
    toEnd,
    follow,
  };
}
