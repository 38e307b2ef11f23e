import type { RefObject } from 'react';
import { Button, Dialect, Link, useObservable, useSession } from 'kit';
import { PlayerIcon } from 'kit/player';
import { ear } from '../messages/ear';
import { miniLessonPath } from '../paths';
import { clock, spokenTime } from '../timing/clock';
import { AfterAnswers } from './AfterAnswers';
import styles from './ear.late.module.css';
import type { EarQuestionsProps } from './ear-questions-props';
import type { Outcome } from './judge';
import { useSounds } from './use-sounds';

interface EarEndProps extends EarQuestionsProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly outcomes: readonly Outcome[];
  readonly onAgain: () => void;
}

/** The end of the questions by ear: the number understood, and the missed lines to hear again. */
export function EarEnd(props: EarEndProps) {
  const { videoID, questions, lines, sounds, control, heading, outcomes, onAgain, onClose } = props;
  const times = useObservable(control.lines.times$, []);
  const { play, failure } = useSounds(control.pause);
  const isVisitor = useSession().status === 'visitor';
  const rightCount = outcomes.filter(({ missed }) => missed.length === 0).length;
  const missedLines = [...new Set(outcomes.flatMap((outcome) => outcome.missed))].sort(
    (a, b) => a - b,
  );
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {ear.understood(rightCount, questions.length)}
      </h2>
      {missedLines.length > 0 && (
        <>
          <h3 className={styles.step}>{ear.missed}</h3>
          <ul className={styles.missed}>
            {missedLines.map((index) => {
              const start = times.find(({ line }) => line === index)?.start;
              return (
                <li key={index}>
                  <p className={styles.line}>
                    <Dialect>{lines[index]?.SwissGerman}</Dialect>
                    <span>{lines[index]?.English}</span>
                  </p>
                  <Button
                    variant="icon"
                    aria-label={ear.hear(index + 1)}
                    title={ear.hear(index + 1)}
                    onClick={() => play([sounds[index]])}
                  >
                    <PlayerIcon name="sound" />
                  </Button>
                  {start !== undefined && (
                    <Button
                      variant="quiet"
                      aria-label={ear.watch(index + 1, spokenTime(start))}
                      onClick={() => {
                        onClose();
                        control.playLine(index);
                      }}
                    >
                      {clock(start)}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <p role="status" className={styles.failure}>
            {failure}
          </p>
        </>
      )}
      {isVisitor && (
        <p className={styles.tab}>
          {ear.inTab}
          {/* Only mini lessons are open to a visitor. */}
          <Link to={`/sign-in-up?next=${encodeURIComponent(miniLessonPath(videoID))}`}>
            {ear.account}
          </Link>
        </p>
      )}
      <AfterAnswers />
      <div className={styles.after}>
        <Button onClick={onClose}>{ear.close}</Button>
        <Button variant="secondary" onClick={onAgain}>
          {ear.again}
        </Button>
      </div>
    </>
  );
}
