import { classNames, Link } from 'kit';
import { today } from '../messages/today';
import type { Day, Step } from './day';
import { actionOf, useStepWords, withMinutes } from './step-words';
import shared from './step-words.late.module.css';
import styles from './after-that.late.module.css';

/** The steps after the first one, as a list of links. */
export function AfterThat({ first, after: steps }: Pick<Day, 'first' | 'after'>) {
  if (steps.length === 0) return null;
  const { then, next } = today.lesson;
  return (
    <ul className={styles.rows} aria-label={today.after}>
      {steps.map((step) => (
        <Row
          key={step.kind === 'lesson' ? step.lesson.DocID : step.kind}
          step={step}
          next={first?.kind === 'lesson' ? then : next}
        />
      ))}
    </ul>
  );
}

/** One step, in a row of constant height. */
function Row({ step, next }: { step: Step; next: string }) {
  const words = useStepWords(step, next);
  return (
    <li className={styles.row}>
      <p className={shared.label}>{withMinutes(words.label, words.minutes, words.isRest)}</p>
      <p className={classNames(shared.what, styles.what)}>{words.what}</p>
      <Link {...words.link} className={styles.action}>
        {actionOf(words)}
      </Link>
    </li>
  );
}
