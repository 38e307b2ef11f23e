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
import styles from './lesson-end.late.module.css';
import { COUNTS_FROM, useCountdown } from './use-countdown';
import { useIsAlone } from './use-is-alone';

export interface LessonEndProps {
  readonly videoID: string;
  /** Public data of the lesson. */
  readonly known: CatalogueLesson | undefined;
  /** Whether its lines are spoken in the film. */
  readonly isSpoken: boolean;
  /** Number of its flashcards. */
  readonly cards: number;
  readonly watched: WatchedSoFar;
  /** What this page recorded of the film; undefined: nothing. */
  readonly film: Pick<FilmProgress, 'isFinished'> | undefined;
  /** The lesson that the screen offers next, so that the end offers the same; undefined: none. */
  readonly nextID?: string | undefined;
  readonly control: PlayerControl;
}

/**
 * Offers what to do after a film, over its last picture: practise its cards, watch the next open
 * lesson, or watch again. Without a plan, one sentence says what a plan adds. Source: decision 40.
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
  const left = useCountdown(autoNext && isNextOpen && !isAlone && !isAsking, () => {
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
            {left !== undefined && (
              <span className={styles.left} aria-hidden="true">
                {lessonEnd.left(left)}
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
        {left !== undefined && lessonEnd.soon(COUNTS_FROM)}
      </p>
      {tier === 0 && (
        <p className={styles.plan}>
          {lessonEnd.plan} <Link to="/subscriptions">{lessonEnd.plans}</Link>
        </p>
      )}
    </section>
  );
}

/** The lines that were played by the end; 0 where they have no times. */
function useHeardLines({ lines, video }: PlayerControl): number {
  const [heard] = useState(() => {
    const played = video()?.played;
    return played ? heardLines(lines.times$.value, played) : 0;
  });
  return heard;
}

/** The last known tier. It is raised for an opened paid lesson, because that proves a plan. */
function useOpenedTier(knownLesson: CatalogueLesson | undefined): number {
  const tier = useTier();
  return knownLesson ? Math.max(tier, requiredTierOf(knownLesson)) : tier;
}

/** The lesson that the learner's turn names, or that the screen offers. */
function useNextLesson(
  videoID: string,
  tier: number,
  watched: WatchedSoFar,
  nextID: string | undefined,
): CatalogueLesson | undefined {
  const knownLessons = useKnownLessons();
  const offered = knownLessons.find(({ DocID }) => DocID === nextID);
  const { lessons, isSure } = useComing({ kind: 'all', watched, current: videoID, tier });
  useLoadRest(nextID !== undefined && !offered);
  if (nextID !== undefined) return offered;
  // Offer a lesson only when no lesson that is still loading can come before it.
  return isSure ? lessons[0] : undefined;
}

/** Moves the focus to the heading, but only from the player. @returns the ref for the heading */
function useFocusFromPlayer(control: PlayerControl) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const player = control.video()?.closest('section');
    if (player?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [control]);
  return heading;
}
