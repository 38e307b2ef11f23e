/** A video element whose state the test sets; jsdom cannot play. */
export interface FakeVideo {
  readonly element: HTMLVideoElement;
  /** Sets the position in seconds, and fires `timeupdate`. */
  moveTo(position: number): void;
  /** Sets the position as by the slider, and fires `seeking`. */
  seekTo(position: number): void;
  fire(type: string): void;
}

/**
 * Replaces position and ready state of a video element.
 *
 * @param element default: a new element
 */
export function fakeVideo(element = document.createElement('video')): FakeVideo {
  let currentTime = 0;
  Object.defineProperties(element, {
    currentTime: {
      configurable: true,
      get: () => currentTime,
      set: (to: number) => (currentTime = to),
    },
    readyState: { configurable: true, get: () => HTMLMediaElement.HAVE_ENOUGH_DATA },
  });
  const fire = (type: string) => void element.dispatchEvent(new Event(type));
  return {
    element,
    fire,
    moveTo(position) {
      currentTime = position;
      fire('timeupdate');
    },
    seekTo(position) {
      currentTime = position;
      fire('seeking');
    },
  };
}

/** Played ranges of a video in seconds, in order. */
export const playedRanges = (...ranges: readonly (readonly [number, number])[]): TimeRanges => ({
  length: ranges.length,
  start: (index) => ranges[index]?.[0] ?? 0,
  end: (index) => ranges[index]?.[1] ?? 0,
});
