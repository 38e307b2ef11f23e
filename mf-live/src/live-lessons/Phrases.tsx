import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { ankiFileName, ankiText } from 'kit/anki-file';
import { saveFile } from 'kit/save-file';
import { useEffect, useState } from 'react';
import { CHAT_LIMITS, collectionPaths, idle } from 'shared-contracts';
import { room } from '../messages/room';
import { phrasesOf } from './phrases';
import styles from './styles.module.css';

const text = room.phrases;

/**
 * The phrases of the chat as cards, on a press: one read per message, of the newest hundred.
 *
 * @param lessonID day of the lesson that is over
 */
export function Phrases({ lessonID }: { lessonID: string }) {
  const { documents } = usePlatform();
  const [saving] = useState(() =>
    createAsync(async () => {
      const found = await documents.query(collectionPaths.chatMessages(lessonID), {
        orderBy: ['TimeStamp', 'desc'],
        limit: CHAT_LIMITS.page,
      });
      const phrases = phrasesOf(found.map(({ data }) => data).reverse());
      if (phrases.length > 0) {
        const title = text.deck(lessonID);
        saveFile(ankiFileName(title), ankiText(title, phrases), 'text/plain;charset=utf-8');
      }
      return phrases.length;
    }),
  );
  const state = useObservable(saving.state$, idle);
  useEffect(() => saving.reset, [saving]);
  return (
    <>
      <Button
        variant="secondary"
        busy={state.status === 'loading'}
        onClick={() => void saving.run()}
      >
        {text.save}
      </Button>
      <p role="status" className={styles.said}>
        {state.status === 'success' && (state.value === 0 ? text.none : text.saved(state.value))}
        {state.status === 'failure' && text.failed}
      </p>
    </>
  );
}
