import { agoText } from 'common';
import { Button, createAsync, Dialect, Link, useObservable, usePlatform } from 'kit';
import { useId, useState } from 'react';
import { idle, type LearnerQuestion } from 'shared-contracts';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

const text = room.teacher.questions;

/** The lesson of a word, or the cards of an answer. Source: ROUTE-videos, ROUTE-flashcards. */
const pathOf = ({ VideoID, Typed }: LearnerQuestion) =>
  `/${Typed === undefined ? 'videos' : 'flashcards'}/${encodeURIComponent(VideoID)}`;

interface LearnerQuestionItemProps {
  readonly question: LearnerQuestion;
  /** Called once the server has noted that it is done. */
  readonly onDone: () => void;
}

/** A word without an entry, or an answer that a learner calls right. */
export function LearnerQuestionItem({ question, onDone }: LearnerQuestionItemProps) {
  const { functions, log } = usePlatform();
  const { ID, Title, Text, Line, Typed, TimeStamp } = question;
  const [closing] = useState(() =>
    createAsync(async () => {
      try {
        await functions.call('closeLearnerQuestion', { id: ID });
      } catch (error) {
        log.warn('A word or answer could not be marked as done', { error });
        throw error;
      }
      onDone();
    }),
  );
  const what = useId();
  const { status } = useObservable(closing.state$, idle);
  return (
    <li>
      <Link to={pathOf(question)}>{Title}</Link>
      <p className={styles.hint}>
        {Typed === undefined ? text.word(Line) : text.answer}{' '}
        <time dateTime={TimeStamp}>{agoText(TimeStamp, new Date())}</time>
      </p>
      <p id={what} className={styles.question}>
        <Dialect>{Text}</Dialect>
      </p>
      {Typed !== undefined && (
        <p className={styles.question} dir="auto">
          {text.typed} <Dialect>{Typed}</Dialect>
        </p>
      )}
      <Button
        variant="secondary"
        busy={status === 'loading'}
        aria-describedby={what}
        onClick={() => void closing.run()}
      >
        {text.done}
      </Button>
      {status === 'failure' && <p role="alert">{room.teacher.failed}</p>}
    </li>
  );
}
