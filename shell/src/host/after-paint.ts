/**
 * Resolves when the browser has painted, so that work after it delays no paint. In a hidden page,
 * which paints nothing, it resolves at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
