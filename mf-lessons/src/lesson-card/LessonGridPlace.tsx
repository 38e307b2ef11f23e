/** Height of a card divided by the columns beside it, at most, in px, from a width of the window on. */
const PER_CARD = [
  { from: 1160, height: 90 },
  { from: 876, height: 125 },
  { from: 592, height: 200 },
  { from: 0, height: 160 },
];
/** The rest of the last row, at most, in px. */
const LAST_ROW = 260;

/**
 * About the room of a `LessonGrid` that follows in a moment, rather too much than too little: the
 * browser looks at once for the place it was scrolled to. Bones would cost more than they show. Not
 * for prerendered pages, which know no window; and by a query, because asking for the width of the
 * window lays out the page.
 */
export function LessonGridPlace({ count }: { count: number }) {
  const isWide = (from: number) => matchMedia(`(min-width: ${from}px)`).matches;
  const perCard = PER_CARD.find(({ from }) => isWide(from))?.height ?? 0;
  return <div style={{ height: count * perCard + LAST_ROW }} />;
}
