import { useRef } from 'react';
import { Button, useSession } from 'kit';
import { useCatalogue } from '../catalogue/catalogue-store';
import { planNoteCode, plansCode } from '../chunks/later';
import { pathCode } from '../chunks/path';
import { phrasesCode } from '../chunks/phrases';
import { progressViewCode, todayCode } from '../chunks/progress';
import { messages } from '../messages';
import { Later, type LaterProps } from '../shelf/Later';
import { Place, type PlaceProps } from '../shelf/Place';
import styles from './later-parts.module.css';

interface PartProps<T>
  extends
    Omit<PlaceProps, 'ref' | 'children'>,
    Pick<LaterProps<T>, 'chunk' | 'when' | 'children'> {}

/**
 * A part of home for members or for visitors only, whose code loads late. Its height is reserved
 * from the first paint; a failure offers Retry. For the other audience it renders and loads
 * nothing.
 */
function Part<T>({ shape, audience, className, ...later }: PartProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const isFor = `${status}s` === audience;
  const retry = <Button onClick={later.chunk.load}>{messages.retry}</Button>;
  if (status !== 'unknown' && !isFor) return null;
  return (
    <Place ref={place} shape={shape} audience={audience} className={className}>
      {isFor && <Later {...later} place={place} failure={retry} />}
    </Place>
  );
}

export const TodayPart = () => (
  <Part chunk={todayCode} when="idle" shape="card" audience="members" className={styles.today}>
    {({ Today }) => <Today />}
  </Part>
);

/** A member's path, if the school has one. */
export function PathPart() {
  const { state } = useCatalogue();
  if (state.status === 'success' && !state.value.path) return null;
  return (
    <Part chunk={pathCode} when="idle" shape="card" audience="members" className={styles.path}>
      {({ default: Path }) => <Path />}
    </Part>
  );
}

export const PhrasesPart = () => (
  <Part
    chunk={phrasesCode}
    when="idle"
    shape="shelf"
    audience="visitors"
    className={styles.phrases}
  >
    {({ default: Phrases }) => <Phrases />}
  </Part>
);

/** A member's progress, below the first lesson. */
export const ProgressPart = () => (
  <Part
    chunk={progressViewCode}
    when="near"
    shape="shelf"
    audience="members"
    className={styles.progress}
  >
    {({ ProgressView }) => <ProgressView />}
  </Part>
);

export const PlanNotePart = () =>
  useSession().status === 'member' && (
    <Later chunk={planNoteCode} when="idle">
      {({ PlanNote }) => <PlanNote />}
    </Later>
  );

export function PlansPart() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Later chunk={plansCode} when="near" place={place}>
        {({ Plans }) => <Plans />}
      </Later>
    </div>
  );
}
