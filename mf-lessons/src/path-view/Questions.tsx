import { useEffect, useId, useRef, useState } from 'react';
import { Button, usePlatform } from 'kit';
import { PlayerIcon } from 'kit/player';
import { useSound } from 'kit/sound';
import type { LearningPath, PathAnswers } from 'shared-contracts';
import { path } from '../messages/path';
import { keptQuestions, SKIPPED, type Asked } from './begun-questions';
import { Meter } from './Meter';
import styles from './path.late.module.css';

const texts = path.questions;

const STEPS = ['why', 'german', 'understands'] as const;
type Step = Asked;

type Heard = LearningPath['heard'];

/**
 * The next question about the path; undefined after the last one. A member who understands nothing
 * gets no line to hear.
 */
function stepAfter(step: Step, { understands }: PathAnswers, heard: Heard): Step | undefined {
  if (step === 'heard') return undefined;
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (next) return next;
  return heard && understands !== 'nothing' && understands !== 'skipped' ? 'heard' : undefined;
}

/** The question before; undefined before the first one. */
const stepBefore = (step: Step): Step | undefined =>
  STEPS[(step === 'heard' ? STEPS.length : STEPS.indexOf(step)) - 1];

export interface QuestionsProps {
  readonly heard: Heard;
  /** Whether the member answers again on request; the first question then takes the focus. */
  readonly isAgain: boolean;
  readonly onAnswered: (answers: PathAnswers) => void;
  /** Keeps the earlier answers; undefined: there are none. */
  readonly onKeep?: (() => void) | undefined;
}

/** The questions about the path, one at a time. Each can be skipped. */
export function Questions({ heard, isAgain, onAnswered, onKeep }: QuestionsProps) {
  const kept = keptQuestions(usePlatform()).value;
  // After a reload the questions continue where the member stopped.
  const [{ step, answers }, setBegun] = useState(
    () => kept?.read() ?? { step: 'why' as Step, answers: SKIPPED },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(isAgain);
  const [headingId, stepId] = [useId(), useId()];
  // The first question does not take the focus by itself.
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
  }, [step]);

  const showStep = (to: Step, all = answers) => {
    takesFocus.current = true;
    kept?.write({ step: to, answers: all });
    setBegun({ step: to, answers: all });
  };
  const answer = (value: string) => {
    const all = { ...answers, [step]: value } as PathAnswers;
    const next = stepAfter(step, all, heard);
    if (next) return showStep(next, all);
    kept?.write(undefined);
    return onAnswered(all);
  };
  const keep = () => {
    kept?.write(undefined);
    onKeep?.();
  };
  const previousStep = stepBefore(step);
  const isHeard = step === 'heard';
  // The line to hear comes after all questions.
  const place = isHeard ? STEPS.length : STEPS.indexOf(step);
  return (
    <div role="group" aria-labelledby={headingId} className={styles.question}>
      {!isHeard && <p className={styles.text}>{texts.intro}</p>}
      <p id={stepId} className={styles.step}>
        {isHeard ? texts.check : texts.step(place + 1)}
      </p>
      <Meter share={place / STEPS.length} />
      <h3
        ref={heading}
        id={headingId}
        className={styles.asked}
        tabIndex={-1}
        aria-describedby={stepId}
      >
        {isHeard ? heard?.question : texts[step].question}
      </h3>
      {isHeard && heard && <HeardLine heard={heard} />}
      <ul className={styles.options}>
        {(isHeard ? hearingOptions(heard) : Object.entries(texts[step].options)).map(
          ([value, label]) => (
            <li key={label}>
              <Button variant="secondary" onClick={() => answer(value)}>
                {label}
              </Button>
            </li>
          ),
        )}
      </ul>
      <p className={styles.after}>
        <Button variant="quiet" onClick={() => answer('skipped')}>
          {texts.skip}
        </Button>
        {previousStep && (
          <Button variant="quiet" onClick={() => showStep(previousStep)}>
            {texts.back}
          </Button>
        )}
        {onKeep && (
          <Button variant="quiet" onClick={keep}>
            {texts.keep}
          </Button>
        )}
      </p>
    </div>
  );
}

/** The right answer is second, because learners who guess press the first. */
function hearingOptions(heard: Heard): [value: string, label: string][] {
  const [first = '', ...others] = heard?.wrong ?? [];
  return [
    ['wrong', first],
    ['right', heard?.right ?? ''],
    ...others.map((label): [string, string] => ['wrong', label]),
    ['wrong', texts.unsure],
  ];
}

/** Plays the line without showing its words, because reading would make it easier. */
function HeardLine({ heard: { url, voice } }: { heard: NonNullable<Heard> }) {
  const { play, hasFailed } = useSound();
  return (
    <div className={styles.heard}>
      <Button onClick={() => play(url)}>
        <PlayerIcon name="sound" />
        {texts.hear}
      </Button>
      {voice === 'machine' && <span className={styles.step}>{texts.machine}</span>}
      <p role="status" className={styles.failure}>
        {hasFailed && texts.noSound}
      </p>
    </div>
  );
}
