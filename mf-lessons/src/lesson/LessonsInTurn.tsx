import { useMemo } from 'react';
import type { CatalogueLesson } from 'shared-contracts';
import { LessonGrid } from '../lesson-card/LessonGrid';
import type { ComingKind } from '../next/coming-lessons';
import { useComing } from '../next/use-coming';
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
  const turn = coming.lessons.map(({ DocID }) => DocID).join();
  // The progress changes every few seconds, the turn hardly ever.
  const sorted = useMemo(() => inTurn(lessons, next, turn.split(',')), [lessons, next, turn]);
  return <LessonGrid lessons={sorted} />;
}

function inTurn(
  lessons: readonly CatalogueLesson[],
  next: CatalogueLesson | undefined,
  turn: readonly string[],
): readonly CatalogueLesson[] {
  const places = new Map(turn.map((id, place) => [id, place]));
  const placeOf = ({ DocID }: CatalogueLesson) => places.get(DocID) ?? turn.length;
  const others = lessons.filter(({ DocID }) => DocID !== next?.DocID);
  return [...(next ? [next] : []), ...others.sort((a, b) => placeOf(a) - placeOf(b))];
}
