/**
 * Resolves after the browser has painted, so later work delays no paint. Resolves at once in a
 * hidden page, which does not paint.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
