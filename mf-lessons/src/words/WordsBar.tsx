import { useEffect, useRef } from 'react';
import { Button, Dialect, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, type LessonWords } from 'shared-contracts';
import { words as texts } from '../messages/words';
import { hasRoom } from '../own-words/own-word';
import { useMarks } from './use-marks';
import { useNextWord } from './use-next-word';
import styles from './words.late.module.css';

/**
 * The percentage of running words that the learner knows. Words outside the glossary do not count.
 */
function knownShare(
  { entries, places }: LessonWords,
  { markOfEntry }: ReturnType<typeof useMarks>,
): number {
  const runningEntries = places.flatMap(({ entry }) => entries[entry ?? -1] ?? []);
  const knownEntries = runningEntries.filter((entry) => markOfEntry(entry) === 'known');
  return Math.floor((100 * knownEntries.length) / Math.max(1, runningEntries.length));
}

/**
 * Below a text: the percentage of known words, or the words that could not be stored, and the
 * switch for marks. It reads the learner's words. Source: docs/lessons.md, Own words.
 */
export function WordsBar({ words }: { readonly words: LessonWords }) {
  const bar = useRef<HTMLDivElement>(null);
  useNextWord(bar);
  const { preferences } = usePlatform();
  const { marks = true } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const own = useMarks();
  const { read } = own;
  useEffect(() => void read(), [read]);
  const share = knownShare(words, own);
  const isRefused = own.refused.length > 0;
  const isAny = share > 0 || Object.keys(own.words).length > 0;
  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.share}>
        <span role="status">
          {isRefused && (
            <>
              {texts.notKept}
              <Dialect>{own.refused.join(', ')}</Dialect>.
              {!own.refused.every((word) => hasRoom(own.words, word)) &&
                texts.noRoom(Object.keys(own.words).length)}
            </>
          )}
        </span>
        {!isRefused && own.isWhole && (isAny ? texts.share(share) : texts.press)}
      </p>
      <Button
        variant="secondary"
        className={styles.marks}
        aria-pressed={marks}
        onClick={() => preferences.set({ marks: !marks })}
      >
        {texts.marks}
      </Button>
    </div>
  );
}
