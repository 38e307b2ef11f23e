/**
 * Resolves when the browser has painted what it has, so that no work holds that up; at once where
 * nobody looks, because a hidden page paints nothing.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
