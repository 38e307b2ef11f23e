/**
 * Lays a screen out, unseen, as soon as it is rendered ahead into an element that is in no document.
 * Its rules, fonts and words are then known to the browser, and showing it takes less time.
 * It happens within one task: nothing is painted, nothing is heard, and the element is as before.
 */
export function layOutAhead(element: HTMLElement): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // Opened meanwhile.
    if (element.parentNode) return;
    const stage = document.createElement('div');
    stage.style.cssText = 'position: absolute; inset: 0 0 auto; visibility: hidden';
    stage.inert = true;
    const tops = [...element.children].filter((top) => top instanceof HTMLElement);
    // React hides what is not shown yet.
    for (const { style } of tops) style.removeProperty('display');
    stage.append(element);
    document.body.append(stage);
    stage.getBoundingClientRect();
    stage.remove();
    element.remove();
    for (const { style } of tops) style.setProperty('display', 'none', 'important');
  });
  observer.observe(element, { childList: true });
}
