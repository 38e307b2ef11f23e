import { useEffect } from 'react';
import { Button, Link, useRoute } from 'kit';
import type { GlossaryEntry } from 'shared-contracts';
import { words as texts } from '../messages/words';
import { flashcardsPath } from '../paths';
import { hasRoom, type WordStep } from '../own-words/own-word';
import { useMarks } from './use-marks';
import styles from './words.late.module.css';

export interface OwnWordProps {
  readonly entry: GlossaryEntry;
  /** The lesson and the line where the learner opened the word. */
  readonly place: Pick<WordStep, 'VideoID' | 'line'>;
}

/** The learner's state of a word, with buttons to make it a card or mark it as known. */
export function OwnWord({ entry, place }: OwnWordProps) {
  const { words, isWhole, refused, say, read, flush, isVisitor, isNear, markOfEntry } = useMarks();
  useEffect(() => void read(), [read]);
  // Store at once: after closing the sheet the learner may leave the page or log out.
  useEffect(() => () => void flush(), [flush]);
  const { pathname } = useRoute();
  const { word, english } = entry;
  const own = words[word];
  const mark = markOfEntry(entry);
  const change = (flags: Pick<WordStep, 'isCard' | 'isKnown'>) =>
    say({ word, english, ...place, ...flags });
  const status = () => {
    if (!refused.includes(word)) return isNear(entry) ? texts.near : texts.state[mark];
    return texts.refused + (hasRoom(words, word) ? '' : texts.noRoom(Object.keys(words).length));
  };
  // Before the words are read, their state would be wrong.
  if (!isWhole) {
    return (
      <p role="status" className={styles.note}>
        {texts.unread}
      </p>
    );
  }
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant={own?.isCard ? 'secondary' : 'primary'}
          // Not `disabled`, which would lose the focus.
          aria-disabled={own?.isCard}
          onClick={() => {
            if (own?.isCard) return;
            change({ isCard: true, isKnown: false });
          }}
        >
          {own?.isCard ? texts.inCards : texts.add}
        </Button>
        <Button variant="secondary" onClick={() => change({ isKnown: mark !== 'known' })}>
          {mark === 'known' ? texts.notSure : texts.know}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {status()}
      </p>
      {!isVisitor && own?.isCard && !own.isKnown && (
        <p className={styles.note}>
          <Link to={flashcardsPath(own.VideoID)}>{texts.practise}</Link>
        </p>
      )}
      {isVisitor && own && (
        <p className={styles.note}>
          {texts.inTab}
          <Link to={`/sign-in-up?next=${encodeURIComponent(pathname)}`}>{texts.account}</Link>
        </p>
      )}
    </>
  );
}
