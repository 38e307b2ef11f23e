import type { MouseEvent } from 'react';

/** Whether by this click the browser would open the link's address in this window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
