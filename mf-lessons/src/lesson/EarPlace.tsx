import { useEffect, useRef, type ReactNode } from 'react';
import { Button, useObservable } from 'kit';
import { loading } from 'shared-contracts';
import { earCode } from '../chunks/ear';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import type { PlayerControl } from '../player/control/player-control';
import type { OpenedVideo } from './secure-video';
import styles from './text/text.late.module.css';

interface EarPlaceProps {
  readonly videoID: string;
  readonly content: Pick<OpenedVideo, 'questions' | 'lines' | 'lineSounds'>;
  readonly control: PlayerControl;
  /** The text; open questions replace it. */
  readonly children: ReactNode;
}

/**
 * The text of a lesson below the button of its questions by ear. The questions load with the film,
 * so that they can open by themselves. Source: docs/lessons.md, Questions by ear.
 */
export function EarPlace({ videoID, content, control, children }: EarPlaceProps) {
  const { questions = [], lines, lineSounds } = content;
  const code = useObservable(earCode.state$, loading);
  const isOpen = useObservable(control.asking$, false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const subscription = control.state$.subscribe(({ duration }) => {
      if (duration > 0) earCode.load();
    });
    return () => subscription.unsubscribe();
  }, [control]);
  if (questions.length === 0) return children;
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        className={styles.ear}
        aria-expanded={isOpen}
        data-opens-ear=""
        onClick={() => {
          earCode.load();
          control.ask(!isOpen);
        }}
      >
        {lesson.byEar}
      </Button>
      {code.status === 'success' ? (
        <code.value.EarQuestions
          videoID={videoID}
          questions={questions}
          lines={lines}
          sounds={lineSounds.urls}
          isMachine={lineSounds.isMachine}
          control={control}
          onClose={() => {
            control.ask(false);
            button.current?.focus();
          }}
        />
      ) : (
        isOpen &&
        code.status === 'failure' && (
          <div role="alert">
            <p>{lesson.byEarFailure}</p>
            <Button onClick={earCode.load}>{messages.retry}</Button>
          </div>
        )
      )}
      {!isOpen && children}
    </>
  );
}
