import { ButtonLink, classNames, Icon } from 'kit';
import { today } from '../messages/today';
import type { Day, Step } from './day';
import { StepPicture } from './StepPicture';
import { actionOf, useStepWords, withMinutes } from './step-words';
import shared from './step-words.late.module.css';
import styles from './first-step.late.module.css';

/** The one thing to do now, with the only button of "Today". */
export function FirstStep({ step, isDone }: { step: Day['first']; isDone: boolean }) {
  return step ? (
    <StepCard step={step} isDone={isDone} />
  ) : (
    <p className={styles.nothing}>{today.nothing}</p>
  );
}

function StepCard({ step, isDone }: { step: Step; isDone: boolean }) {
  const words = useStepWords(step);
  const { link, minutes, isRest } = words;
  return (
    <div className={classNames(styles.first, step.kind === 'live' && styles.bare)}>
      <StepPicture step={step} link={link} />
      <div className={styles.words}>
        <p className={classNames(shared.label, styles.label, isDone && styles.done)}>
          {isDone && <Icon name="check" />}
          {isDone ? today.done : words.label}
          {step.kind === 'lesson' && withMinutes('', minutes, isRest)}
        </p>
        <p className={classNames(shared.what, styles.what)}>
          {step.kind === 'lesson' ? words.what : withMinutes(words.what, minutes)}
        </p>
        {!isDone && step.kind === 'lesson' && !step.isAgain && (
          <p className={styles.subtitle}>
            <span>{step.lesson.Subtitle}</span>
          </p>
        )}
      </div>
      <ButtonLink
        {...link}
        variant={isDone ? 'secondary' : 'primary'}
        className={classNames(styles.go, !isDone && styles.now)}
      >
        {actionOf(words)}
      </ButtonLink>
    </div>
  );
}
