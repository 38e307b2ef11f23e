import type { RefCallback } from 'react';

/** Refs that move the focus when one part of the page replaces another. */
export interface FocusHandover {
  /** For a part that may disappear. If it has the focus then, the next new heading gets it. */
  readonly part: RefCallback<HTMLElement>;
  /** For the heading of a part that may appear. It needs `tabIndex={-1}`. */
  readonly heading: RefCallback<HTMLElement>;
  /** For the button that enters the room. */
  readonly door: RefCallback<HTMLElement>;
  /** Call it before the learner enters by choice: the next new heading gets the focus. */
  enter(): void;
  /** Call it before the learner leaves by choice: the button to enter gets the focus. */
  leave(): void;
}

/** Whether no element has the focus. */
const isFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Hands the focus from a removed part to the next one. Otherwise the browser gives it to the body,
 * and the next Tab starts elsewhere. The next part may appear later, after its code has loaded; it
 * does not take the focus from a learner who has moved on meanwhile.
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
 * Hands the focus of one element to another.
 *
 * @param taker finds the element that gets the focus
 * @returns a ref for an element that may disappear while it has the focus
 */
export function handFocusTo(taker: () => HTMLElement | null): RefCallback<HTMLElement> {
  return (element) => () => {
    if (element?.contains(document.activeElement)) taker()?.focus();
  };
}
