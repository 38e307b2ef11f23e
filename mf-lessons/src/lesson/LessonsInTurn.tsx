import { useState } from 'react';
import { useSession } from 'kit';
import type { CatalogueLesson, SessionState } from 'shared-contracts';
import { wholeRows } from '../catalogue/batches';
import { LessonGrid } from '../lesson-card/LessonGrid';
import type { Coming, ComingKind } from '../next/coming-lessons';
import { useComing } from '../next/use-coming';
import { useSameIds } from '../next/use-same-ids';
import { useWatched } from '../next/use-watched';

export interface LessonsInTurnProps {
  /** The lessons of the list, in any order. */
  readonly lessons: readonly CatalogueLesson[];
  readonly kind: ComingKind;
  readonly current: string;
}

/** A shown list, and what it was computed for. */
interface Shown {
  readonly current: string;
  readonly status: SessionState['status'];
  readonly ids: readonly string[];
  /** Id of the next lesson; undefined until the order is settled. */
  readonly next: string | undefined;
  readonly lessons: readonly CatalogueLesson[];
}

/**
 * The lessons below an opened lesson, in the learner's order: the next lesson, the others in turn,
 * then closed ones. The list is sorted once the order is settled, and again only if another lesson
 * becomes next, for example by a second tab. So its first card agrees with the end of the film. No
 * card moves under the pointer or the focus. Source: decision 58.
 */
export function LessonsInTurn({ lessons, kind, current }: LessonsInTurnProps) {
  const { status } = useSession();
  const { watched, isSettled: isRead } = useWatched();
  const coming = useComing({ kind, watched, current });
  const ids = useSameIds(lessons.map(({ DocID }) => DocID));
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isSettled = isRead && coming.isSure;
  const next = isSettled ? coming.lessons[0]?.DocID : undefined;

  const [shown, setShown] = useState<Shown>();
  // The session becomes known soon after the page opens; that alone moves no card.
  const isCurrent =
    shown?.current === current &&
    shown.ids === ids &&
    (shown.status === status || shown.status === 'unknown');
  const mayChange = isSettled && shown?.next !== next && !isPointed && !isFocused;
  if (!isCurrent || mayChange) {
    setShown({ current, status, ids, next, lessons: sortedByTurn(lessons, coming) });
  }
  return (
    <div
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {shown && <LessonGrid lessons={shown.lessons} />}
    </div>
  );
}

function sortedByTurn(
  lessons: readonly CatalogueLesson[],
  { lessons: turn, isSure }: Coming,
): readonly CatalogueLesson[] {
  const next = isSure ? turn[0] : undefined;
  const places = new Map(turn.map(({ DocID }, place) => [DocID, place]));
  const placeOf = ({ DocID }: CatalogueLesson) => places.get(DocID) ?? turn.length;
  const others = lessons.filter(({ DocID }) => DocID !== next?.DocID);
  return wholeRows([...(next ? [next] : []), ...others.sort((a, b) => placeOf(a) - placeOf(b))]);
}
