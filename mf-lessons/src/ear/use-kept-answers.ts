import { useEffect, useRef } from 'react';
import { useObservable, usePlatform } from 'kit';
import { loading } from 'shared-contracts';
import { foldedWords } from 'common/fold';
import { heardCode } from '../chunks/heard';
import type { EarQuestionsProps } from './ear-questions-props';
import type { HeardAnswer } from './heard-answers';
import type { Outcome } from './judge';

/** Passes each new answer by ear to the store once, as soon as the store's code has loaded. */
export function useKeptAnswers(
  { videoID, lines, control }: Pick<EarQuestionsProps, 'videoID' | 'lines' | 'control'>,
  outcomes: readonly Outcome[],
): void {
  const platform = usePlatform();
  const code = useObservable(heardCode.state$, loading);
  const keptOutcomes = useRef<readonly Outcome[]>([]);
  useEffect(() => {
    heardCode.load();
    if (code.status !== 'success') return;
    // Also without an answer: the store takes over a visitor's answers from before the log-in.
    const heardStore = code.value.heardOf(platform);
    const newOutcomes = outcomes.filter((outcome) => !keptOutcomes.current.includes(outcome));
    keptOutcomes.current = outcomes;
    const times = control.lines.times$.value;
    const answerTo = (index: number, isRight: boolean): HeardAnswer => {
      const time = times.find(({ line }) => line === index);
      const seconds = time ? time.end - time.start : 0;
      const words = foldedWords(lines[index]?.SwissGerman ?? '');
      return { line: { words, seconds }, isRight };
    };
    const answers = newOutcomes.flatMap(({ right, missed }) => [
      ...right.map((index) => answerTo(index, true)),
      ...missed.map((index) => answerTo(index, false)),
    ]);
    if (answers.length > 0) heardStore.answered(videoID, answers);
  }, [platform, code, outcomes, videoID, lines, control]);
}
