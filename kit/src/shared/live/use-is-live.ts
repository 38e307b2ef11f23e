import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False in Node and in the first pass of hydration, then true. Use it for facts that a prerendered
 * page cannot know, and for work that may wait until hydration is done. Source: decision 30.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
