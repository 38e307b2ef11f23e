import { useMemo } from 'react';
import type { CatalogueLesson } from 'shared-contracts';
import { LessonGrid } from '../lesson-card/LessonGrid';
import type { ComingKind } from '../next/coming-lessons';
import { useComing } from '../next/use-coming';
import { useSameIds } from '../next/use-same-ids';
import { useWatched } from '../next/use-watched';

export interface LessonsInTurnProps {
  /** The lessons of the list, in any order. */
  readonly lessons: readonly CatalogueLesson[];
  readonly kind: ComingKind;
  /** The lesson that is open above the list. */
  readonly current: string;
}

/**
 * A list below an opened lesson: what comes next first, also from beyond the list, then the others
 * in turn, then closed ones.
 */
export function LessonsInTurn({ lessons, kind, current }: LessonsInTurnProps) {
  const { watched } = useWatched();
  const coming = useComing({ kind, watched, current });
  const next = coming.isSure ? coming.lessons[0] : undefined;
  // The progress changes every few seconds, the turn hardly ever.
  const turn = useSameIds(coming.lessons.map(({ DocID }) => DocID));
  const sorted = useMemo(() => sortedByTurn(lessons, next, turn), [lessons, next, turn]);
  return <LessonGrid lessons={sorted} />;
}

function sortedByTurn(
  lessons: readonly CatalogueLesson[],
  next: CatalogueLesson | undefined,
  turn: readonly string[],
): readonly CatalogueLesson[] {
  const places = new Map(turn.map((id, place) => [id, place]));
  const placeOf = ({ DocID }: CatalogueLesson) => places.get(DocID) ?? turn.length;
  const others = lessons.filter(({ DocID }) => DocID !== next?.DocID);
  return [...(next ? [next] : []), ...others.sort((a, b) => placeOf(a) - placeOf(b))];
}
