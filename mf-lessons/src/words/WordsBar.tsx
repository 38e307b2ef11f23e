import { useEffect, useRef } from 'react';
import { Button, Dialect, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, type LessonWords } from 'shared-contracts';
import { words as texts } from '../messages/words';
import { hasRoom } from '../own-words/own-word';
import { useMarks } from './use-marks';
import { useNextWord } from './use-next-word';
import styles from './words.late.module.css';

/** How many of a hundred running words are known; those that the glossary lacks do not count. */
function knownShare(
  { entries, places }: LessonWords,
  { markOfEntry }: ReturnType<typeof useMarks>,
): number {
  const running = places.flatMap(({ entry }) => entries[entry ?? -1] ?? []);
  const known = running.filter((entry) => markOfEntry(entry) === 'known');
  return Math.floor((100 * known.length) / Math.max(1, running.length));
}

/**
 * How much of a lesson's text the learner knows, and whether its words are marked; in its place,
 * which words could not be kept. It reads the learner's words. Source: docs/lessons.md, Own words.
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
