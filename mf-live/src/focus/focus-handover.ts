import type { RefCallback } from 'react';

/** Refs that keep the keyboard's place when one part of the page replaces another. */
export interface FocusHandover {
  /** For a part that may go. If it has the focus then, the next heading that comes gets it. */
  readonly part: RefCallback<HTMLElement>;
  /** For the heading of a part that may come. It needs `tabIndex={-1}`. */
  readonly heading: RefCallback<HTMLElement>;
  /** For the button that leads in. */
  readonly door: RefCallback<HTMLElement>;
  /** Before the learner goes in by choice: the next heading gets the focus. */
  enter(): void;
  /** Before the learner leaves by choice: the door gets the focus, because it leads back. */
  leave(): void;
}

/** Whether nothing has the focus, so that nobody loses it. */
const isFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * The browser gives the focus of a removed element to the body, and the next Tab then starts
 * elsewhere. What comes may come later, as code that is still loading. It takes no focus from a
 * learner who has moved on meanwhile.
 */
export function createFocusHandover(): FocusHandover {
  let next: 'heading' | 'door' | undefined;
  const taker = (kind: typeof next) => (element: HTMLElement | null) => {
    if (element === null || next !== kind) return;
    next = undefined;
    if (isFree()) element.focus();
  };
  return {
    part: (element) => () => {
      if (element?.contains(document.activeElement)) next ??= 'heading';
    },
    heading: taker('heading'),
    door: taker('door'),
    enter: () => void (next = 'heading'),
    leave: () => void (next = 'door'),
  };
}

/**
 * @param taker finds what gets the focus
 * @returns a ref for an element that may go while it has the focus
 */
export function handFocusTo(taker: () => HTMLElement | null): RefCallback<HTMLElement> {
  return (element) => () => {
    if (element?.contains(document.activeElement)) taker()?.focus();
  };
}
