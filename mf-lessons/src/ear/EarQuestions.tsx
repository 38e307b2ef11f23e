import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useObservable } from 'kit';
import type { PlayerControl } from '../player/control/player-control';
import styles from './ear.late.module.css';
import type { EarQuestionsProps } from './ear-questions-props';
import { EarEnd } from './EarEnd';
import type { Outcome } from './judge';
import { Question } from './Question';
import { useKeptAnswers } from './use-kept-answers';
import { useOpening } from './use-opening';

/**
 * The questions by ear of a lesson, one after the other, in place of the text. There are no points;
 * the end lists the lines to hear again. Reopened questions continue where the learner stopped.
 * Source: docs/lessons.md, Questions by ear.
 */
export function EarQuestions(props: EarQuestionsProps) {
  const { videoID, questions, control } = props;
  const isOpen = useObservable(control.asking$, false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** Index of the shown question; after the last one comes the end. */
  const [place, setPlace] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptAnswers(props, outcomes);
  useOpening(videoID, control);
  useFocusOnOpening(isOpen, control, () => heading.current?.focus());

  if (!isOpen) return null;
  const go = (to: number) => {
    setPlace(to);
    // Wait until the next heading is rendered.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const question = questions[place];
  return (
    <section className={styles.ear} data-ear="">
      {question ? (
        <Question
          {...props}
          key={place}
          question={question}
          place={place}
          heading={heading}
          isAnswered={outcomes.length > place}
          onAnswered={(outcome) => setOutcomes([...outcomes, outcome])}
          onNext={() => go(place + 1)}
        />
      ) : (
        <EarEnd
          {...props}
          heading={heading}
          outcomes={outcomes}
          onAgain={() => {
            setOutcomes([]);
            go(0);
          }}
        />
      )}
    </section>
  );
}

/**
 * Moves the focus into questions that the learner opened by their button, or that open while the
 * focus is in the player. Elsewhere, and at the end of the film, the focus stays.
 */
function useFocusOnOpening(isOpen: boolean, control: PlayerControl, focus: () => void): void {
  const moveFocus = useEffectEvent(focus);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpening = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    const active = document.activeElement;
    const isInPlayer =
      !control.state$.value.isEnded && control.video()?.closest('section')?.contains(active);
    if (isOpening && (isInPlayer || active?.hasAttribute('data-opens-ear'))) moveFocus();
  }, [isOpen, control]);
}
