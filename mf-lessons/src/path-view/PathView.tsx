import { useEffect, useId, useRef, useState } from 'react';
import { useObservable, usePlatform } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { idle, type LearningPath, type PathAnswers } from 'shared-contracts';
import { path as texts } from '../messages/path';
import { learningPathOf } from '../path/learning-path';
import type { Progressed } from '../progress/changes';
import { progressOf } from '../progress/create-progress';
import { Bars } from '../shelf/Bars';
import { SKIPPED } from './begun-questions';
import { Failure } from './Failure';
import { Path } from './Path';
import styles from './path.late.module.css';
import { Questions } from './Questions';
import { useMayAsk } from './use-may-ask';

/**
 * A member's path on home: first three questions that can be skipped, then the next lessons and the
 * levels. Source: decision 59.
 */
export default function PathView() {
  const platform = usePlatform();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const progress = progressOf(platform);
  const done = useObservable(progress.state$, idle);
  const school = learningPathOf(platform);
  const path = useObservable(school.state$, idle);
  useEffect(() => {
    if (isMissing(school.state$.value)) void school.run();
  }, [school]);

  if (path.status === 'success' && path.value === undefined) return null;
  const retry = () => {
    if (path.status === 'failure') void school.run();
    if (done.status === 'failure') progress.retry();
  };
  const hasFailed = path.status === 'failure' || done.status === 'failure';
  const isKnown = path.status === 'success' && done.status === 'success';
  return (
    <section className={styles.path} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
        {texts.title}
      </h2>
      {isKnown && path.value && (
        <LoadedPath
          path={path.value}
          done={done.value}
          onAnswered={(answers) => progress.answeredPath(answers)}
          // The pressed button was removed, and the focus with it.
          onLeft={() => title.current?.focus()}
        />
      )}
      {hasFailed && <Failure onRetry={retry} />}
      {!hasFailed && !isKnown && <Bars label={texts.loading} className={styles.waiting} />}
    </section>
  );
}

interface LoadedPathProps {
  readonly path: LearningPath;
  readonly done: Progressed;
  readonly onAnswered: (answers: PathAnswers) => void;
  /** Called when the questions close, with or without new answers. */
  readonly onLeft: () => void;
}

function LoadedPath({ path, done, onAnswered, onLeft }: LoadedPathProps) {
  const mayAsk = useMayAsk();
  const [asksAgain, setAsksAgain] = useState(false);
  const isNew = done.path === undefined;
  const track = done.path?.track;
  const keep = () => {
    setAsksAgain(false);
    onLeft();
  };
  if (isNew && mayAsk === 'wait') return <Bars label={texts.loading} className={styles.waiting} />;
  if (asksAgain || (isNew && mayAsk === 'yes')) {
    return (
      <Questions
        heard={path.heard}
        isAgain={asksAgain}
        onAnswered={(answers) => {
          setAsksAgain(false);
          onAnswered({ ...answers, ...(track !== undefined && { track }) });
          onLeft();
        }}
        onKeep={isNew ? undefined : keep}
      />
    );
  }
  return (
    <Path
      path={path}
      done={done}
      onChange={() => setAsksAgain(true)}
      onTrack={(id) => onAnswered({ ...(done.path ?? SKIPPED), track: id })}
    />
  );
}
