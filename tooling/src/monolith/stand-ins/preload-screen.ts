/** There is no entry to ask for; the chunk itself is asked for in the same moment. */
export function preloadScreen(): void {}
