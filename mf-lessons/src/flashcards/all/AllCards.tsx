import { useEffect, useId, useState } from 'react';
import { Button, ButtonLink, TextField, useObservable, usePlatform, useTitle } from 'kit';
import { LockedPanel, waitingCards } from 'kit/locked';
import { ALL_CARDS, idle, logInPath } from 'shared-contracts';
import { cardsCode } from '../../chunks/cards';
import { due } from '../../messages/due';
import { flashcards } from '../../messages/flashcards';
import { allCardsPath, dueCardsPath } from '../due/due-paths';
import { Later } from '../../shelf/Later';
import { useDay } from '../../timing/use-day';
import { DeckFailure, DeckNotice } from '../FlashcardsLayout';
import { areClosed } from '../flashcards-store';
import { Opening, type OpeningProps } from '../Opening';
import { createAllCardsStore, type AllCardsStore } from './all-cards-store';
import styles from './all.late.module.css';
import { CardGroup } from './CardGroup';
import { CARD_STATES, cardsFor, myCardsOf } from './my-cards';

const texts = due.all;

/** All cards of a learner: due, new and known, with a search. Source: decision 40. */
export function AllCards({ summary }: Pick<OpeningProps, 'summary'>) {
  const platform = usePlatform();
  useTitle(flashcards.all.title);
  const [store] = useState(() => createAllCardsStore(platform));
  useEffect(() => store.start(), [store]);
  const state = useObservable(store.state$, idle);

  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Opening videoID={ALL_CARDS} summary={summary} />;
    case 'success':
      return <LoadedCards store={store} />;
    case 'failure':
      return areClosed(state.error) ? (
        <Opening videoID={ALL_CARDS} summary={summary} isClosed />
      ) : (
        <DeckFailure onRetry={store.retry} />
      );
  }
}

function LoadedCards({ store }: { store: AllCardsStore }) {
  const all = useObservable(store.all$, store.all$.value);
  const more = useObservable(store.more$, idle);
  const now = useDay();
  const fieldId = useId();
  const [query, setQuery] = useState('');
  const { opened, left, refusal } = all;
  const isSearching = query.trim() !== '';
  if (opened.length === 0) {
    return refusal === undefined ? (
      <DeckNotice title={texts.none} text={texts.noneText}>
        <ButtonLink to="/home">{due.allLessons}</ButtonLink>
      </DeckNotice>
    ) : (
      <LockedPanel
        {...waitingCards(refusal)}
        refused={{ reason: refusal }}
        logInPath={logInPath(allCardsPath)}
      />
    );
  }
  const cards = myCardsOf(opened, now);
  const shown = cardsFor(query, cards);
  const isDue = cards.some(({ state }) => state === 'due');
  return (
    <div className={styles.all}>
      <div className={styles.head}>
        <TextField
          id={fieldId}
          label={texts.search}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            // A search needs the cards of all lessons.
            if (target.value.trim() !== '') void store.rest();
          }}
        />
        {isDue && <ButtonLink to={dueCardsPath}>{texts.review}</ButtonLink>}
      </div>
      {CARD_STATES.map((state) => (
        <CardGroup
          // Another search starts with the first cards again.
          key={`${state}/${query}`}
          title={texts.groups[state]}
          cards={shown.filter((card) => card.state === state)}
          now={now}
        />
      ))}
      <Later chunk={cardsCode} when="shown">
        {({ SetAside }) => (
          <SetAside
            cards={shown.map(({ key, card, state }) => ({ key, card, isAside: state === 'aside' }))}
            onTakeBack={store.takeBack}
          />
        )}
      </Later>
      <div role="status">
        {isSearching && more.status === 'loading' && <p>{texts.searching}</p>}
        {shown.length === 0 && more.status !== 'loading' && <p>{texts.notFound(query.trim())}</p>}
      </div>
      {left.length > 0 && (
        <div className={styles.left}>
          <p>{more.status === 'failure' ? texts.failure : texts.left(left.length)}</p>
          <Button
            variant="secondary"
            busy={more.status === 'loading'}
            onClick={() => void (isSearching ? store.rest() : store.more())}
          >
            {more.status === 'failure' ? flashcards.retry : texts.moreLessons}
          </Button>
        </div>
      )}
    </div>
  );
}
