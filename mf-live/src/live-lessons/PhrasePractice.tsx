import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { idle } from 'shared-contracts';
import { loadPractice } from '../chunks/practice';
import { room } from '../messages/room';
import { phrasesOfChat } from './phrases-of-chat';
import late from './parts.late.module.css';

const text = room.phrases;

/**
 * Practises the phrases of the chat as cards. A press loads the cards and their code.
 * Source: docs/live.md.
 *
 * @param lessonID day of the lesson that is over
 */
export function PhrasePractice({ lessonID }: { lessonID: string }) {
  const { documents } = usePlatform();
  const [opening] = useState(() =>
    createAsync(async () => {
      const [{ PhraseCards }, phrases] = await Promise.all([
        loadPractice(),
        phrasesOfChat(documents, lessonID),
      ]);
      return { PhraseCards, phrases };
    }),
  );
  const state = useObservable(opening.state$, idle);
  useEffect(() => opening.reset, [opening]);
  const practice = state.status === 'success' ? state.value : undefined;
  if (practice && practice.phrases.length > 0)
    return <practice.PhraseCards phrases={practice.phrases} />;
  return (
    <>
      <Button busy={state.status === 'loading'} onClick={() => void opening.run()}>
        {text.practise}
      </Button>
      <p role="status" className={late.said}>
        {practice && text.none}
        {state.status === 'failure' && text.failed}
      </p>
    </>
  );
}
