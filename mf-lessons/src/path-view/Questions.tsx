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

/** The next question; undefined after the last one. Who understands nothing hears no line. */
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
  /** Whether the member has asked to answer anew: the first question takes the focus. */
  readonly isAgain: boolean;
  readonly onAnswered: (answers: PathAnswers) => void;
  /** Keeps the earlier answers; undefined: there are none. */
  readonly onKeep?: (() => void) | undefined;
}

/** Asks one question at a time. A learner can skip each. */
export function Questions({ heard, isAgain, onAnswered, onKeep }: QuestionsProps) {
  const kept = keptQuestions(usePlatform()).value;
  // A reload goes on where the member was.
  const [{ step, answers }, setBegun] = useState(
    () => kept?.read() ?? { step: 'why' as Step, answers: SKIPPED },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isLed = useRef(isAgain);
  const [headingId, stepId] = [useId(), useId()];
  // A question that was there from the beginning takes no focus.
  useEffect(() => {
    if (isLed.current) heading.current?.focus();
  }, [step]);

  const lead = (to: Step, all = answers) => {
    isLed.current = true;
    kept?.write({ step: to, answers: all });
    setBegun({ step: to, answers: all });
  };
  const answer = (value: string) => {
    const all = { ...answers, [step]: value } as PathAnswers;
    const next = stepAfter(step, all, heard);
    if (next) return lead(next, all);
    kept?.write(undefined);
    return onAnswered(all);
  };
  const keep = () => {
    kept?.write(undefined);
    onKeep?.();
  };
  const previousStep = stepBefore(step);
  const isHeard = step === 'heard';
  // The sentence comes when all are answered.
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
          <Button variant="quiet" onClick={() => lead(previousStep)}>
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

/** The right answer is the second one, because the first is pressed by who guesses. */
function hearingOptions(heard: Heard): [value: string, label: string][] {
  const [first = '', ...others] = heard?.wrong ?? [];
  return [
    ['wrong', first],
    ['right', heard?.right ?? ''],
    ...others.map((label): [string, string] => ['wrong', label]),
    ['wrong', texts.unsure],
  ];
}

/** The sound of the line, without its words: a reader would understand more than a listener. */
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
