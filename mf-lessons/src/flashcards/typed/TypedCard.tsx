import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button, TextField } from 'kit';
import { useAsking } from '../../asking/use-asking';
import { cards as messages } from '../../messages/cards';
import { flashcards } from '../../messages/flashcards';
import { isSetAside } from '../../progress/card-state';
import type { DeckCard } from '../deck/card-key';
import { whenIs } from '../deck/when-is';
import { isChoosing, type Language } from '../practice/FlipCard';
import { ListenButton } from '../practice/ListenButton';
import type { Practice } from '../practice/practice';
import flipCard from '../practice/flip-card.module.css';
import { judgeCard } from './judge-card';
import { typedAnswerAt, type Judged, type TypedAnswer } from './typed-answers';
import styles from './typed-card.late.module.css';
import { Verdict } from './Verdict';

export interface TypedCardProps {
  readonly card: DeckCard;
  /** All cards of the deck; the word of another card does not count as a slip. */
  readonly cards: readonly DeckCard[];
  /** The first side. In dialect, the sound may be heard before the answer. */
  readonly asksIn: Language;
  /** Whether the learner has seen the answer. */
  readonly isTurned: boolean;
  /** Identifies the card and the question in the session. */
  readonly place: string;
  readonly practice: Practice;
  readonly videoID: string;
  /** Whether the card takes the focus, because the learner is practising already. */
  readonly takesFocus: boolean;
  readonly onAnswer: (isKnown: boolean) => void;
  readonly onTurn: () => void;
}

/** The text in the field and the last verdict. They outlive this component. */
function useTypedAnswer(practice: Practice, place: string, isTurned: boolean) {
  const [kept] = useState(() => typedAnswerAt(practice, place));
  const [answer, setAnswer] = useState(() => kept.read(isTurned));
  const change = (next: TypedAnswer) => {
    kept.keep(next);
    setAnswer(next);
  };
  return { kept, answer, change };
}

/**
 * Asks for a card's dialect in writing, and judges the answer. After a slip the learner types it
 * again. Use `place` as the `key`. Source: docs/lessons.md, Typed answers.
 */
export function TypedCard(props: TypedCardProps) {
  const { card, cards, asksIn, isTurned, place, practice, videoID } = props;
  const { takesFocus, onAnswer, onTurn } = props;
  const { kept, answer, change } = useTypedAnswer(practice, place, isTurned);
  const { text, judged } = answer;
  const target = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const english = useId();
  const asking = useAsking();
  const isDoubted = judged?.verdict === 'slip' || judged?.verdict === 'other';
  const isClaimed = judged?.isClaimed === true;
  const isJudged = judged !== undefined && (isClaimed || judged.verdict !== 'slip');
  const outcome = asking.outcome ?? judged?.outcome;
  const mayAsk = !isClaimed || (!asking.isBusy && outcome?.mayTryAgain !== false);
  const mayClaim = isDoubted && judged.text.trim() !== '' && mayAsk;

  useEffect(() => {
    if (takesFocus && !isChoosing()) target.current?.focus();
  }, [takesFocus, judged]);

  const check = (event: FormEvent) => {
    event.preventDefault();
    const verdict = judgeCard(card, text, cards);
    change({ text: verdict === 'slip' ? '' : text, judged: { text, verdict } });
    if (!isTurned) onTurn();
  };

  const claim = async ({ text: typed, verdict }: Judged) => {
    const claimed: Judged = { text: typed, verdict, isClaimed: true };
    change({ text, judged: claimed });
    const outcome = await asking.ask({ videoID, text: card.SwissGerman, answer: typed });
    // The learner may have left the card meanwhile, and may come back.
    if (outcome && kept.read(true).judged === claimed) {
      kept.keep({ text, judged: { ...claimed, outcome } });
    }
  };

  return (
    <form className={flipCard.stack} onSubmit={check}>
      <div className={styles.face}>
        <p id={english} className={flipCard.en}>
          {card.English}
        </p>
        {!isJudged && (
          <TextField
            ref={target}
            label={messages.typed.answer}
            className={styles.field}
            lang="gsw"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby={english}
            value={text}
            onChange={({ target: { value } }) => change({ text: value, ...(judged && { judged }) })}
          />
        )}
        <div role="status" className={styles.verdict}>
          {judged && (
            <Verdict
              card={card}
              isClaimed={isClaimed}
              typed={judged.text}
              verdict={judged.verdict}
            />
          )}
        </div>
        <p role="status" className={styles.verdict}>
          {isClaimed && `${messages.typed.claimed} ${outcome?.said ?? ''}`}
        </p>
        <div className={styles.actions}>
          {isJudged ? (
            <NextButton
              buttonRef={target}
              isKnown={isClaimed || judged.verdict !== 'other'}
              practice={practice}
              onAnswer={onAnswer}
            />
          ) : (
            <Button type="submit">{messages.typed.check}</Button>
          )}
          {mayClaim && (
            <Button variant="quiet" onClick={() => void claim(judged)}>
              {messages.typed.isRight}
            </Button>
          )}
        </div>
        <p className={styles.keys}>
          {isJudged ? messages.typed.nextKeys : messages.typed.fieldKeys}
        </p>
      </div>
      {card.AudioUrl !== undefined && (asksIn === 'gsw' || judged) && (
        <ListenButton url={card.AudioUrl} isMachine={card.voice === 'machine'} />
      )}
    </form>
  );
}

interface NextButtonProps extends Pick<TypedCardProps, 'practice' | 'onAnswer'> {
  readonly buttonRef: React.Ref<HTMLButtonElement>;
  readonly isKnown: boolean;
}

/** The button to the next card, with the day when this one comes back. */
function NextButton({ buttonRef, isKnown, practice, onAnswer }: NextButtonProps) {
  const { again, aside, extra } = flashcards.answer;
  const after = practice.outlook();
  const isExtra = practice.state$.value.session.kind === 'extra';
  const whenKnown = isExtra || !after ? extra : whenIs(after.known.due, new Date());
  const whenNot = !isExtra && isSetAside(after?.notYet) ? aside : again;
  const when = useId();
  return (
    <>
      <Button
        ref={buttonRef}
        aria-describedby={when}
        // The Enter that checked the answer may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => onAnswer(isKnown)}
      >
        {messages.typed.next}
      </Button>
      <small id={when}>{isKnown ? whenKnown : whenNot}</small>
    </>
  );
}
