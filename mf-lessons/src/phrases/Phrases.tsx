import { useEffect, useState } from 'react';
import {
  BehaviorSubject,
  Button,
  classNames,
  createAsync,
  Dialect,
  useObservable,
  usePlatform,
} from 'kit';
import { isMissing } from 'kit/lazy-code';
import { PlayerIcon } from 'kit/player';
import { useSound } from 'kit/sound';
import { perPlatform } from 'common';
import { loading, type AsyncState, type LessonPage } from 'shared-contracts';
import { useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves } from '../catalogue/shelves';
import { LessonLink } from '../lesson-card/LessonLink';
import { phrases as texts } from '../messages/phrases';
import { Shelf } from '../shelf/Shelf';
import styles from './phrases.late.module.css';

type PageState = AsyncState<LessonPage | undefined>;

/**
 * Loads the public pages of the three lessons, which have the sound URLs. A failed page affects
 * only its own sentence.
 */
const pagesOf = perPlatform(({ content }) => {
  const pages = texts.list.map(({ lesson }) => createAsync(() => content.lessonPage(lesson)));
  const states = (): readonly PageState[] => pages.map(({ state$ }) => state$.value);
  const states$ = new BehaviorSubject(states());
  for (const { state$ } of pages) state$.subscribe(() => states$.next(states()));
  return {
    states$,
    load() {
      for (const { state$, run } of pages) if (isMissing(state$.value)) void run();
    },
  };
});

const NOT_YET: readonly PageState[] = [];

/**
 * Three sentences that a visitor can hear. The last one is a question about its meaning. Source:
 * decision 59.
 */
export default function Phrases() {
  const pages = pagesOf(usePlatform());
  const states = useObservable(pages.states$, NOT_YET);
  // Load the URLs before a press: browsers play a sound only while they handle one.
  useEffect(() => pages.load(), [pages]);
  const pageOf = (index: number) => {
    const state = states[index];
    return state?.status === 'success' ? state.value : undefined;
  };
  const isAwaited = (index: number) => {
    const { status } = states[index] ?? loading;
    return status === 'idle' || status === 'loading';
  };
  const { play, hasFailed } = useSound();
  const hear = (index: number) => {
    const { line = 1 } = texts.list[index] ?? {};
    const url = pageOf(index)?.lineSounds?.urls[line - 1] ?? undefined;
    play(url);
    if (!url) pages.load();
  };
  const isMachine = texts.list.some((_, index) => pageOf(index)?.lineSounds?.voice === 'machine');
  return (
    <Shelf title={texts.title}>
      <ul className={styles.phrases}>
        {texts.list.map((phrase, index) => (
          <li key={phrase.lesson} className={styles.phrase}>
            <p className={styles.said}>
              <Button
                variant="icon"
                className={styles.hear}
                aria-label={texts.hear(index + 1)}
                busy={isAwaited(index)}
                onClick={() => hear(index)}
              >
                <PlayerIcon name="sound" />
              </Button>
              <Dialect>{phrase.SwissGerman}</Dialect>
            </p>
            {'asked' in phrase ? <MeaningQuestion {...phrase} /> : <p>{phrase.English}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {hasFailed ? texts.failure : isMachine && texts.machine}
      </p>
    </Shelf>
  );
}

interface MeaningQuestionProps {
  readonly asked: string;
  readonly answers: readonly string[];
  readonly right: string;
}

function MeaningQuestion({ asked: question, answers, right }: MeaningQuestionProps) {
  const [given, setGiven] = useState<string>();
  return (
    <div role="group" aria-label={question}>
      <p>{question}</p>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            aria-pressed={answer === given}
            onClick={() => setGiven(answer)}
          >
            {answer}
          </Button>
        ))}
      </div>
      <div className={styles.reply}>
        {/* Reserves the height of the longest reply. */}
        <p aria-hidden="true">{texts.no}</p>
        <p role="status" className={classNames(given === undefined && styles.hint)}>
          {given === undefined ? texts.hint : given === right ? texts.yes : texts.no}
          {given === right && <FreeLesson />}
        </p>
      </div>
    </div>
  );
}

/** A link to the newest free lesson, after a right answer. */
function FreeLesson() {
  const { state } = useCatalogue();
  const lesson = state.status === 'success' ? arrangeShelves(state.value).newestFree : undefined;
  if (!lesson) return null;
  return (
    <>
      {' '}
      {texts.next}{' '}
      <LessonLink lesson={lesson} className={undefined}>
        <Dialect>{lesson.Title}</Dialect>
      </LessonLink>
    </>
  );
}
