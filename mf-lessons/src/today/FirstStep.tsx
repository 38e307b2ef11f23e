import { ButtonLink } from 'kit';
import { today } from '../messages/today';
import type { Day, Step } from './day';
import { actionOf, useStepWords, withMinutes } from './step-words';
import styles from './today.late.module.css';

/** The one thing to do now: the only button of the day. */
export function FirstStep({ step, isDone }: { step: Day['first']; isDone: boolean }) {
  return step ? (
    <First step={step} isDone={isDone} />
  ) : (
    <p className={styles.text}>{today.nothing}</p>
  );
}

function First({ step, isDone }: { step: Step; isDone: boolean }) {
  const words = useStepWords(step);
  return (
    <div className={styles.first}>
      <p className={styles.label}>
        {isDone ? today.done : words.label}
        {step.kind === 'lesson' && withMinutes('', words.minutes)}
      </p>
      <p className={styles.what}>
        {step.kind === 'lesson' ? words.what : withMinutes(words.what, words.minutes)}
      </p>
      <ButtonLink {...words.link}>{actionOf(words)}</ButtonLink>
    </div>
  );
}
