import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in Node and in the first pass of hydration, true from then on: for what a prerendered page
 * cannot know, and for what may wait until the code has taken the page over. Source: DESIGN §7.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
