import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in Node and in the first pass of hydration, true from then on. Use it for what a
 * prerendered page cannot know, and for what may wait until the page is hydrated.
 * Source: decision 30.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
