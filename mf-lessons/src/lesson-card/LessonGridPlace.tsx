/** Height of a card divided by the columns beside it, about: 152 px on a phone, 86 px on four columns. */
const PER_CARD = 'max(86px, 185px - 8.5vw)';
/** The rest of the last row, at most. */
const LAST_ROW = '260px';

/**
 * About the room of a `LessonGrid` that follows in a moment, so that the page has its height: the
 * browser looks for the place it was scrolled to at once. Bones would cost more than they show.
 */
export function LessonGridPlace({ count }: { count: number }) {
  return <div style={{ height: `calc(${count} * ${PER_CARD} + ${LAST_ROW})` }} />;
}
