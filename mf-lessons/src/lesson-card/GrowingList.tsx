import { useEffect, useRef, useState } from 'react';
import { useIsLive } from 'kit';
import type { ShelfContent } from '../catalogue/use-shelf';
import { Shelf, type ShelfProps } from '../shelf/Shelf';
import { LessonGrid, type LessonGridProps } from './LessonGrid';
import { MoreLessons } from './MoreLessons';

export interface GrowingListProps {
  readonly content: ShelfContent;
  readonly layout: NonNullable<LessonGridProps['layout']>;
  readonly moreLabel: string;
  /** Whether the list also grows when the learner scrolls near its end. */
  readonly growsByItself?: boolean;
}

/** A list of lessons that shows more batches on demand. */
export function GrowingList({
  content: { batches, shown, total, apart = 0, more, showMore },
  layout,
  moreLabel,
  growsByItself = false,
}: GrowingListProps) {
  const lists = useRef<HTMLDivElement>(null);
  /** Index of the first new card after a press of the button. */
  const firstNew = useRef<number>(undefined);

  // Move the focus from the button to the first new card, unless the learner has moved it.
  useEffect(() => {
    const place = firstNew.current;
    if (place === undefined || shown <= place) return;
    firstNew.current = undefined;
    const { activeElement, body } = document;
    const hasMovedOn =
      activeElement !== body && !lists.current?.parentElement?.contains(activeElement);
    if (!hasMovedOn) lists.current?.querySelectorAll('a')[place]?.focus();
  }, [shown]);

  // Lay out batches present at mount in full, so that a learner who returns finds the same scroll
  // position. Later and prerendered batches are laid out when they come near.
  const isLive = useIsLive();
  const [inFull] = useState(isLive ? batches.length : 0);
  // A row stays one list; a grid grows by lists.
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
          shown={shown}
          total={total}
          apart={apart}
          growsByItself={growsByItself}
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

type GrowingShelfProps = GrowingListProps & Omit<ShelfProps, 'children'>;

export function GrowingShelf({ title, text, ...list }: GrowingShelfProps) {
  return (
    <Shelf title={title} text={text}>
      <GrowingList {...list} />
    </Shelf>
  );
}
