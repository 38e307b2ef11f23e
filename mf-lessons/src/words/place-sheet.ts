/** Space between sheet, line and window edge, in pixels. */
const GAP = 8;
/**
 * As in words.late.module.css: in a narrow window the sheet is at the bottom, with this share of
 * the height at most.
 */
const PHONE = '(max-width: 647px)';
const PHONE_HEIGHT = 0.45;

/**
 * Positions a sheet so that its line stays visible: below or above the line, where there is more
 * room, or to the left if the sheet is too high for both. On a phone the sheet is at the bottom,
 * and the page scrolls the line above it.
 *
 * @param line the whole line, with its translation
 */
export function placeSheet(sheet: HTMLElement, line: Element): void {
  const { top, bottom, left } = line.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (matchMedia(PHONE).matches) {
    sheet.removeAttribute('style');
    if (bottom + GAP > clientHeight * (1 - PHONE_HEIGHT)) line.scrollIntoView({ block: 'start' });
    return;
  }
  const isBelow = clientHeight - bottom >= top;
  const room = (isBelow ? clientHeight - bottom : top) - 2 * GAP;
  const height = sheet.scrollHeight + sheet.offsetHeight - sheet.clientHeight;
  if (height > room && left >= sheet.offsetWidth + 2 * GAP) {
    const lowest = Math.max(GAP, clientHeight - GAP - height);
    Object.assign(sheet.style, {
      left: `${left - GAP - sheet.offsetWidth + scrollX}px`,
      top: `${scrollY + Math.min(Math.max(GAP, top), lowest)}px`,
      translate: 'none',
      maxHeight: `${clientHeight - 2 * GAP}px`,
    });
    return;
  }
  const right = clientWidth - sheet.offsetWidth - GAP;
  Object.assign(sheet.style, {
    left: `${Math.max(GAP, Math.min(left, right)) + scrollX}px`,
    top: `${scrollY + (isBelow ? bottom + GAP : top - GAP)}px`,
    translate: isBelow ? 'none' : '0 -100%',
    maxHeight: `${room}px`,
  });
}
