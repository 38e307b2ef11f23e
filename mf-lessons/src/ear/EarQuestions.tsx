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
 * Asks what a learner understands by ear, one question after the other, in the place of the text.
 * There are no points: at the end stand the lines to hear again. It shows nothing while it is
 * closed, and goes on where it was. Source: docs/lessons.md, Questions by ear.
 */
export function EarQuestions(props: EarQuestionsProps) {
  const { videoID, questions, control } = props;
  const isOpen = useObservable(control.asking$, false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** The question that is shown; after the last one comes the end. */
  const [place, setPlace] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptAnswers(props, outcomes);
  useOpening(videoID, control);
  useFocusOnOpening(isOpen, control, () => heading.current?.focus());

  if (!isOpen) return null;
  const go = (to: number) => {
    setPlace(to);
    // After the heading of the next one is there.
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
 * Moves the focus into questions that were opened by their button, or from the player in the middle
 * of a film. At its end the player has something to offer. What opens by itself takes the focus
 * from nowhere else.
 */
function useFocusOnOpening(isOpen: boolean, control: PlayerControl, focus: () => void): void {
  const lead = useEffectEvent(focus);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpening = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    const active = document.activeElement;
    const isInPlayer =
      !control.state$.value.isEnded && control.video()?.closest('section')?.contains(active);
    if (isOpening && (isInPlayer || active?.hasAttribute('data-opens-ear'))) lead();
  }, [isOpen, control]);
}
