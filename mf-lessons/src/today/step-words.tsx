import type { ReactNode } from 'react';
import { Dialect, usePlatform, type LinkProps } from 'kit';
import { momentText } from 'common';
import type { CatalogueLesson } from 'shared-contracts';
import { today } from '../messages/today';
import { byEarPath, flashcardsPath, lessonPath } from '../paths';
import { dueCardsPath } from '../flashcards/due/due-paths';
import { wishOnClick } from '../player/play-wish';
import type { Step } from './day';
import styles from './step-words.late.module.css';

/** The texts of a step, and its link. */
export interface StepWords {
  /** The small text above. */
  readonly label: ReactNode;
  readonly what: ReactNode;
  readonly minutes?: number | undefined;
  /** Whether the minutes are the rest of a begun lesson. */
  readonly isRest?: boolean;
  readonly action: string;
  /** Title of the lesson, for screen readers: several actions have the same word. */
  readonly of?: string;
  readonly link: Pick<LinkProps, 'to' | 'onClick'>;
}

/**
 * @param minutes undefined if unknown
 * @param isRest whether they are the rest of a begun lesson
 */
export const withMinutes = (what: ReactNode, minutes: number | undefined, isRest = false) => (
  <>
    {what}
    {minutes !== undefined && (
      <>
        {' '}
        <span className={styles.minutes}>
          <span className={styles.dot}>· </span>
          {isRest ? today.lesson.left(minutes) : today.minutes(minutes)}
        </span>
      </>
    )}
  </>
);

export const titleOf = ({ Title }: Pick<CatalogueLesson, 'Title'>) => <Dialect>{Title}</Dialect>;

/**
 * The texts and the link of a step.
 *
 * @param next the label of a lesson that comes next
 */
export function useStepWords(step: Step, next: string = today.lesson.next): StepWords {
  const platform = usePlatform();
  const { due, ear, fresh, lesson: film, live } = today;
  switch (step.kind) {
    case 'due':
      return {
        label: due.label,
        what: due.amount(step.cards, step.hasCheck),
        minutes: step.minutes,
        action: due.action,
        link: { to: dueCardsPath },
      };
    case 'ear':
      return {
        // Without the title: the lesson may be listed below as the next one.
        label: ear.label(step.lines),
        what: ear.amount,
        minutes: step.minutes,
        action: ear.action,
        link: { to: byEarPath(step.lesson) },
      };
    case 'fresh':
      return {
        label: (
          <>
            {fresh.label}
            {step.lesson && <>: {titleOf(step.lesson)}</>}
          </>
        ),
        what: fresh.amount(step.cards),
        minutes: step.minutes,
        action: fresh.action,
        link: { to: flashcardsPath(step.videoID) },
      };
    case 'lesson': {
      const { lesson, from, isAgain, minutes } = step;
      return {
        label: from !== undefined ? film.begun : isAgain ? film.again : next,
        what: titleOf(lesson),
        minutes,
        isRest: from !== undefined,
        action: from !== undefined ? film.continue : film.watch,
        of: lesson.Title,
        link: { to: lessonPath(lesson), onClick: wishOnClick(platform, lesson.DocID) },
      };
    }
    case 'live': {
      const { isNow, isOpen, at } = step;
      return {
        label: isNow ? live.now : live.label,
        what: isNow ? titleOf(step.live) : momentText(at),
        action: isOpen ? (isNow ? live.join : live.room) : live.vip,
        link: { to: isOpen ? '/live-lessons' : '/subscriptions' },
      };
    }
  }
}

/** The word of the action, with the lesson's title for screen readers. */
export const actionOf = ({ action, of }: StepWords) => (
  <>
    {action}
    {of !== undefined && <span className="visually-hidden"> {of}</span>}
  </>
);
