/**
 * Resolves when the browser has painted what it has, so that no work delays that. A hidden page
 * paints nothing, so there it resolves at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
