import type { MouseEvent } from 'react';

/** Whether a click opens the link in this window: the main button, without a modifier key. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
