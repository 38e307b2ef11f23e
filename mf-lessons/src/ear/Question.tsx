import { useId, useState, type ReactNode, type RefObject } from 'react';
import { Button, classNames, Dialect } from 'kit';
import { PlayerIcon } from 'kit/player';
import type { EarQuestion } from 'shared-contracts';
import { messages } from '../messages';
import { ear } from '../messages/ear';
import styles from './ear.late.module.css';
import type { EarQuestionsProps } from './ear-questions-props';
import { heardLines, judge, offered, rightAnswer, type Outcome } from './judge';
import { useSounds } from './use-sounds';

export interface QuestionProps extends EarQuestionsProps {
  readonly question: EarQuestion;
  /** Index of the question in the lesson, from 0. */
  readonly place: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isAnswered: boolean;
  readonly onAnswered: (outcome: Outcome) => void;
  readonly onNext: () => void;
}

/**
 * One question: the learner plays its line, then chooses an answer. The line is not shown. An
 * answer before the line was played is a guess and does not count.
 */
export function Question(props: QuestionProps) {
  const { question, questions, place, heading, sounds, isMachine, control } = props;
  const { isAnswered, onAnswered, onNext, onClose } = props;
  const [headingId, stepId] = [useId(), useId()];
  const [given, setGiven] = useState<readonly number[]>([]);
  const [isHeard, setHeard] = useState(false);
  const [isEarly, setEarly] = useState(false);
  const { play, failure } = useSounds(control.pause);
  const answer = rightAnswer(question);
  const playLine = () => {
    setHeard(true);
    play(heardLines(question).map((line) => sounds[line]));
  };
  const choose = (choice: number) => {
    setEarly(!isHeard);
    if (!isHeard || isAnswered || given.includes(choice)) return;
    const all = [...given, choice];
    setGiven(all);
    if (all.length === answer.length) onAnswered(judge(question, all));
  };
  const isOrder = question.kind === 'order';
  const isRight = answer.every((choice, index) => choice === given[index]);
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={stepId} className={styles.step}>
        {ear.step(place + 1, questions.length)}
      </p>
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        aria-describedby={stepId}
        className={styles.title}
      >
        {question.kind === 'open' ? question.question : ear.prompt[question.kind]}
      </h2>
      <p className={styles.sound}>
        <Button variant={isAnswered ? 'secondary' : 'primary'} onClick={playLine}>
          <PlayerIcon name="sound" />
          {isOrder ? ear.playAll : ear.play}
        </Button>
        {isMachine && <span className={styles.step}>{ear.machine}</span>}
      </p>
      <div role="status" className={styles.failure}>
        {failure !== undefined && (
          <>
            <p>{failure}</p>
            <Button variant="secondary" onClick={playLine}>
              {messages.retry}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.answers}>
        {offered(question).map((choice) => (
          <li key={choice}>
            <Answer
              mark={markOf({ isAnswered, isOrder, choice, given, answer })}
              isChosen={given.includes(choice)}
              isClosed={isAnswered || !isHeard}
              onChoose={() => choose(choice)}
            >
              {textOf(props, choice)}
            </Answer>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.verdict}>
        {isEarly && !isHeard && ear.listenFirst}
        {isAnswered && (isRight ? ear.right : ear.wrong)}
      </p>
      <div className={styles.after}>
        {isAnswered && (
          <Button onClick={onNext}>{place + 1 < questions.length ? ear.next : ear.toEnd}</Button>
        )}
        {isOrder && !isAnswered && given.length > 0 && (
          <Button variant="quiet" onClick={() => setGiven([])}>
            {ear.orderAnew}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {ear.close}
        </Button>
      </div>
    </div>
  );
}

/** The text of a choice: spoken words in dialect, everything else in English. */
function textOf({ question, lines }: QuestionProps, choice: number): ReactNode {
  if (question.kind === 'open') return question.answers[choice];
  const line = lines[choice];
  return question.kind === 'words' ? <Dialect>{line?.SwissGerman}</Dialect> : line?.English;
}

interface Mark {
  readonly kind: 'none' | 'chosen' | 'right' | 'wrong';
  /** Position of a line that the learner puts in order, from 0. */
  readonly place?: number;
}

interface Choice {
  readonly isAnswered: boolean;
  readonly isOrder: boolean;
  readonly choice: number;
  readonly given: readonly number[];
  readonly answer: readonly number[];
}

/** The mark of a choice. Once answered, lines to put in order show their right number. */
function markOf({ isAnswered, isOrder, choice, given, answer }: Choice): Mark {
  const chosen = given.indexOf(choice);
  if (isOrder) {
    const place = (isAnswered ? answer : given).indexOf(choice);
    if (!isAnswered) return chosen < 0 ? { kind: 'none' } : { kind: 'chosen', place };
    return { kind: chosen === place ? 'right' : 'wrong', place };
  }
  if (!isAnswered) return { kind: 'none' };
  if (answer.includes(choice)) return { kind: 'right' };
  return { kind: chosen < 0 ? 'none' : 'wrong' };
}

interface AnswerProps {
  readonly mark: Mark;
  readonly isChosen: boolean;
  /** Whether a press changes nothing. */
  readonly isClosed: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** The button of one choice. It is never disabled, so it keeps the focus after a press. */
function Answer({ mark: { kind, place }, isChosen, isClosed, onChoose, children }: AnswerProps) {
  const sign = place === undefined ? { right: '✓', wrong: '✗' }[kind as string] : String(place + 1);
  return (
    <button
      type="button"
      className={classNames(styles.answer, styles[kind])}
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      onClick={onChoose}
    >
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className="visually-hidden">
        {kind === 'right' && ear.rightAnswer}
        {kind === 'wrong' && place === undefined && ear.yourAnswer}
        {place !== undefined && ear.chosen(place)}
      </span>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
