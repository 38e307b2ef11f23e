import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { ankiFileName, ankiText, type AnkiCard } from 'kit/anki-file';
import { useKeepFile, type TextFile } from 'kit/keep-file';
import { useEffect, useState } from 'react';
import { idle } from 'shared-contracts';
import { room } from '../messages/room';
import { phrasesOfChat } from './phrases-of-chat';
import phraseStyles from './phrases.late.module.css';
import late from './parts.late.module.css';

const text = room.phrases;

const SHOWN = 12;

/**
 * Saves the phrases of the chat as an Anki file when the learner presses a button, and lists the
 * first `SHOWN`. An app that cannot keep files shows no button.
 *
 * @param lessonID day of the lesson that is over
 */
export function Phrases({ lessonID }: { lessonID: string }) {
  const { documents } = usePlatform();
  const keep = useKeepFile();
  const [saving] = useState(() =>
    createAsync(async (keepFile: (file: TextFile) => Promise<void>) => {
      const phrases = await phrasesOfChat(documents, lessonID);
      const title = text.deck(lessonID);
      if (phrases.length > 0) {
        await keepFile({ name: ankiFileName(title), text: ankiText(title, phrases) });
      }
      return phrases;
    }),
  );
  const state = useObservable(saving.state$, idle);
  useEffect(() => saving.reset, [saving]);
  const phrases = state.status === 'success' ? state.value : [];
  if (keep === null) return null;
  return (
    <>
      <Button
        variant="secondary"
        busy={state.status === 'loading'}
        onClick={() => void saving.run(keep)}
      >
        {text.save}
      </Button>
      <p role="status" className={late.said}>
        {state.status === 'success' &&
          (phrases.length === 0 ? text.none : text.saved(phrases.length))}
        {state.status === 'failure' && text.failed}
      </p>
      {phrases.length > 0 && <SavedPhrases phrases={phrases} />}
    </>
  );
}

function SavedPhrases({ phrases }: { phrases: readonly AnkiCard[] }) {
  const more = phrases.length - SHOWN;
  return (
    <ul className={phraseStyles.list} aria-label={text.list}>
      {phrases.slice(0, SHOWN).map(({ SwissGerman, English }) => (
        <li key={SwissGerman}>
          <b lang="gsw">{SwissGerman}</b> – {English}
        </li>
      ))}
      {more > 0 && <li>{text.more(more)}</li>}
    </ul>
  );
}
