import { useId, useRef, useState } from 'react';
import { Button, Dialog, usePlatform, useSession } from 'kit';
import { UsernameForm } from 'kit/username';
import { isLoggedIn, isVisibleText, type Platform } from 'shared-contracts';
import { checkout } from '../messages/checkout';
import { privateLesson as text } from '../messages/private-lesson';
import { HourColumns } from './HourColumns';
import { readHours, type Hours } from './private-lessons';
import styles from './private-lesson.module.css';

/** Called once with the chosen slot; null: the learner chose none. */
export type AnswerLesson = (slotID: string | null) => void;

async function load(platform: Platform): Promise<Hours> {
  const state = platform.session.state$.value;
  if (!isLoggedIn(state)) throw new Error('No learner is logged in.');
  return readHours(platform, state.user.UID);
}

export interface LessonDialogProps {
  readonly answer: AnswerLesson;
  /** Whether the learner moves existing lessons to another hour. */
  readonly isMove: boolean;
}

/**
 * Shows the rules of a private lesson, then the hours. Between the two, a member without a name
 * adds one, which the teacher will see. Source: SUBSCRIBE-private-lesson, PICKER-title.
 */
export function LessonDialog({ answer, isMove }: LessonDialogProps) {
  const platform = usePlatform();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [hasAgreed, setAgreed] = useState(false);
  const [hours, setHours] = useState<Extract<Hours, { kind: 'open' }> | null>(null);
  const [selected, setSelected] = useState<string | null>(null);

  const session = useSession();
  const isNameless = session.status === 'member' && !isVisibleText(session.user.Username);

  const showHours = async () => {
    try {
      const loadedHours = await load(platform);
      if (loadedHours.kind === 'full') {
        answer(null);
        platform.alerts.show(checkout.slotsFull);
        return;
      }
      setSelected(loadedHours.own);
      setHours(loadedHours);
    } catch (error) {
      platform.log.warn('The hours of private lessons could not be read', { error });
      answer(null);
      platform.alerts.show(checkout.failure);
    }
  };
  const agree = () => {
    setAgreed(true);
    if (!isNameless) void showHours();
  };
  const isNameAsked = hasAgreed && isNameless;
  const choose = () => {
    if (selected === null) platform.alerts.show(checkout.slotMissing);
    else answer(selected);
  };

  return (
    <Dialog
      ref={dialog}
      initialFocus="h2"
      width="text"
      aria-labelledby={`${id}-title`}
      onClose={() => answer(null)}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {isNameAsked ? text.name.title : hasAgreed ? text.choose : text.important}
        </h2>
        {!hasAgreed && (
          <ul>
            {text.rules(isMove).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
        {isNameAsked && <UsernameForm {...text.name.ask} onSaved={() => void showHours()} />}
        {hasAgreed && !isNameAsked && hours === null && <p role="status">{text.wait}</p>}
        {hours !== null && (
          <>
            <p className={styles.hint}>{text.ownTime}</p>
            <HourColumns slots={hours.slots} selectedID={selected} onSelect={setSelected} />
          </>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => answer(null)}>
            {text.back}
          </Button>
          {!hasAgreed && <Button onClick={agree}>{text.agree}</Button>}
          {hours !== null && <Button onClick={choose}>{text.go}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
