import { useEffect, useRef, useState } from 'react';
import { useIsLive } from 'kit';
import type { ShelfContent } from '../catalogue/use-shelf';
import { LessonGrid, type LessonGridProps } from '../lesson-card/LessonGrid';
import { MoreLessons } from './MoreLessons';

export interface GrowingListProps {
  readonly content: ShelfContent;
  readonly layout: NonNullable<LessonGridProps['layout']>;
  /** Name of the button that shows more. */
  readonly moreLabel: string;
  /** Also shows more when the learner comes near the end. */
  readonly growsByItself?: boolean;
}

/** Lessons in batches: it starts with the first and shows more on demand. */
export function GrowingList({
  content: { batches, shown, total, more, showMore },
  layout,
  moreLabel,
  growsByItself = false,
}: GrowingListProps) {
  const lists = useRef<HTMLDivElement>(null);
  /** Place of the first card that is new after a press of the button. */
  const firstNew = useRef<number>(undefined);

  // Who has pressed the button goes on at the first new card, unless they have moved on meanwhile.
  useEffect(() => {
    const place = firstNew.current;
    if (place === undefined || shown <= place) return;
    firstNew.current = undefined;
    const { activeElement, body } = document;
    const hasMovedOn =
      activeElement !== body && !lists.current?.parentElement?.contains(activeElement);
    if (!hasMovedOn) lists.current?.querySelectorAll('a')[place]?.focus();
  }, [shown]);

  // Who comes back to home finds the page exactly as long as it was, hence at the same place: what is
  // there from the start is laid out in full. What comes later is laid out when it comes near, and so
  // is what stands in the page: no code is there yet to go back to a place far down in it.
  const isLive = useIsLive();
  const [inFull] = useState(isLive ? batches.length : 0);
  // A row stays one row; a grid grows by lists of whole rows.
  const lessons = layout === 'row' && batches.length > 1 ? [batches.flat()] : batches;
  return (
    <>
      <div ref={lists}>
        {lessons.map((batch, index) => (
          <LessonGrid
            key={index}
            lessons={batch}
            layout={layout}
            isDeferred={layout === 'grid' && index >= inFull}
          />
        ))}
      </div>
      {more !== 'none' && (
        <MoreLessons
          {...{ shown, total, growsByItself }}
          status={more}
          label={moreLabel}
          onMore={showMore}
          onPress={() => {
            firstNew.current = shown;
            showMore();
          }}
        />
      )}
    </>
  );
}
