import { useId, useState } from 'react';
import { Button, Dialect } from 'kit';
import type { LearningPath } from 'shared-contracts';
import { path as texts } from '../messages/path';
import { countOf, DoneLessons, type DoneLessonsProps } from './DoneLessons';
import styles from './path.late.module.css';

type Track = NonNullable<LearningPath['tracks']>[number];

export interface TracksProps extends Omit<DoneLessonsProps, 'ids'> {
  readonly tracks: readonly Track[];
  /** Whether the member learns Swiss German for work. */
  readonly isForWork: boolean;
  readonly chosen: string | undefined;
  /** @param id of the chosen track; empty: none */
  readonly onChoose: (id: string) => void;
}

/**
 * The list of tracks: goal, example sentences, and lessons of each. A member chooses one or none.
 * The list is open at first for a member who learns for work and has chosen none, because the
 * tracks are for work. Source: decision 59.
 */
export function Tracks({ tracks, isForWork, ...known }: TracksProps) {
  const [isOpen] = useState(isForWork && known.chosen === undefined);
  return (
    <details className={styles.levels} open={isOpen}>
      <summary className={styles.summary}>{texts.tracks.title}</summary>
      <ul className={styles.list}>
        {tracks.map((track) => (
          <Choice key={track.id} track={track} {...known} />
        ))}
      </ul>
    </details>
  );
}

function Choice({
  track,
  chosen,
  onChoose,
  ...known
}: Omit<TracksProps, 'tracks' | 'isForWork'> & { readonly track: Track }) {
  const titleId = useId();
  const { id, name, goal, canSay, lessons: ids } = track;
  const { canSay: then, choose, leave } = texts.tracks;
  const isChosen = chosen === id;
  return (
    <li aria-current={isChosen || undefined}>
      <h3 id={titleId} className={styles.level}>
        {name}
      </h3>
      <p className={styles.text}>
        {texts.promise(goal, countOf(ids, known.finished) === ids.length)}
      </p>
      <p className={styles.done}>{then}</p>
      <ul className={styles.says}>
        {canSay.map(({ SwissGerman, English }) => (
          <li key={SwissGerman}>
            <Dialect>{SwissGerman}</Dialect> <span className={styles.subtitle}>{English}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        aria-describedby={titleId}
        onClick={() => onChoose(isChosen ? '' : id)}
      >
        {isChosen ? leave : choose}
      </Button>
      <DoneLessons ids={ids} {...known} />
    </li>
  );
}
