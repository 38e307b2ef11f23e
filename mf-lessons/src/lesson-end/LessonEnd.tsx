import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink, Checkbox, Dialect, Link, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, requiredTierOf, type CatalogueLesson } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { useTier } from '../access/use-tier';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import { useLoadRest } from '../catalogue/use-rest';
import { lessonEnd } from '../messages/lesson-end';
import type { WatchedSoFar } from '../next/coming-lessons';
import { useComing } from '../next/use-coming';
import { flashcardsPath, lessonPath } from '../paths';
import type { PlayerControl } from '../player/control/player-control';
import { heardLines } from '../player/lines/heard-lines';
import { wishOnClick, wishToPlay } from '../player/play-wish';
import type { FilmProgress } from '../progress/create-progress';
import { presenceOf } from '../timing/presence';
import styles from './lesson-end.late.module.css';
import { COUNTS_FROM, useCountdown } from './use-countdown';

export interface LessonEndProps {
  readonly videoID: string;
  /** Public data of the lesson. */
  readonly known: CatalogueLesson | undefined;
  /** Whether the film speaks its lines. */
  readonly isSpoken: boolean;
  readonly cards: number;
  readonly watched: WatchedSoFar;
  /** The film's progress on this page; undefined: nothing recorded. */
  readonly film: Pick<FilmProgress, 'isFinished'> | undefined;
  /** The lesson that the screen's pager offers next; the end then offers the same. */
  readonly nextID?: string | undefined;
  readonly control: PlayerControl;
}

/**
 * The offers over the last picture of a film: practise its cards, watch the next open lesson, or
 * watch again. Without a plan, one sentence says what a plan adds. Source: decision 40.
 */
export function LessonEnd(props: LessonEndProps) {
  const { videoID, known: knownLesson, isSpoken, cards, watched, film, nextID, control } = props;
  const titleId = useId();
  const platform = usePlatform();
  const tier = useOpenedTier(knownLesson);
  const next = useNextLesson(videoID, tier, watched, nextID);
  const { autoNext } = useObservable(platform.preferences.values$, DEFAULT_PREFERENCES);
  const isAlone = useIsAlone();
  const isAsking = useObservable(control.asking$, false);
  const isNextOpen = next !== undefined && isOpenTo(next, tier);
  const secondsLeft = useCountdown(autoNext && isNextOpen && !isAlone && !isAsking, () => {
    if (next === undefined) return;
    wishToPlay(platform, next.DocID);
    platform.navigation.go(lessonPath(next));
  });
  const lines = useHeardLines(control);
  const heading = useFocusFromPlayer(control);
  const { heard, end, unfinished, practise, next: nextLabel, again: repeatLabel } = lessonEnd;
  const isFinished = videoID in watched.finished || film?.isFinished() === true;
  const isPractised = cards > 0 && tier > 0;
  return (
    <section className={styles.end} aria-labelledby={titleId} data-end="">
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        {isFinished ? (isSpoken && lines > 0 ? heard(lines) : end) : unfinished}
      </h2>
      {autoNext && isNextOpen && isAlone && <p className={styles.plan}>{lessonEnd.stillHere}</p>}
      <div className={styles.actions}>
        {isPractised && <ButtonLink to={flashcardsPath(videoID)}>{practise(cards)}</ButtonLink>}
        {next && (
          <ButtonLink
            to={lessonPath(next)}
            variant={isPractised ? 'secondary' : 'primary'}
            className={styles.next}
            onClick={wishOnClick(platform, next.DocID)}
          >
            <span>
              {nextLabel} <Dialect>{next.Title}</Dialect>
            </span>
            {secondsLeft !== undefined && (
              <span className={styles.left} aria-hidden="true">
                {lessonEnd.left(secondsLeft)}
              </span>
            )}
          </ButtonLink>
        )}
        <Button variant="secondary" className={styles.again} onClick={control.startOver}>
          {repeatLabel}
        </Button>
      </div>
      {isNextOpen && (
        <div className={styles.auto}>
          <Checkbox
            label={lessonEnd.autoNext}
            checked={autoNext}
            onChange={({ target }) => platform.preferences.set({ autoNext: target.checked })}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {secondsLeft !== undefined && lessonEnd.soon(COUNTS_FROM)}
      </p>
      {tier === 0 && (
        <p className={styles.plan}>
          {lessonEnd.plan} <Link to="/subscriptions">{lessonEnd.plans}</Link>
        </p>
      )}
    </section>
  );
}

/**
 * After so many lessons without an action, the next lesson does not start by itself. Source:
 * docs/lessons.md.
 */
const LESSONS_ALONE = 2;

/** Whether the learner has probably left the page: two lessons have ended without an action. */
function useIsAlone(): boolean {
  const platform = usePlatform();
  const [alone] = useState(() => presenceOf(platform).lessonEnds());
  return alone >= LESSONS_ALONE;
}

/** The number of lines that were played; 0 if the lines have no times. */
function useHeardLines({ lines, video }: PlayerControl): number {
  const [heard] = useState(() => {
    const playedRanges = video()?.played;
    return playedRanges ? heardLines(lines.times$.value, playedRanges) : 0;
  });
  return heard;
}

/** The last known tier, or the tier of this lesson if higher: the server has opened it. */
function useOpenedTier(knownLesson: CatalogueLesson | undefined): number {
  const tier = useTier();
  return knownLesson ? Math.max(tier, requiredTierOf(knownLesson)) : tier;
}

/** The next lesson: that of the screen's pager, else the next in the learner's order. */
function useNextLesson(
  videoID: string,
  tier: number,
  watched: WatchedSoFar,
  nextID: string | undefined,
): CatalogueLesson | undefined {
  const knownLessons = useKnownLessons();
  const pagerLesson = knownLessons.find(({ DocID }) => DocID === nextID);
  const { lessons, isSure } = useComing({ kind: 'all', watched, current: videoID, tier });
  useLoadRest(nextID !== undefined && !pagerLesson);
  if (nextID !== undefined) return pagerLesson;
  // Wait while lessons that are still loading could come first.
  return isSure ? lessons[0] : undefined;
}

/** Moves the focus to the heading if it was in the player. @returns the ref of the heading */
function useFocusFromPlayer(control: PlayerControl) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const player = control.video()?.closest('section');
    if (player?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [control]);
  return heading;
}
