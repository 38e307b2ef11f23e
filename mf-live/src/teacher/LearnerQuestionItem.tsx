import { agoText } from 'common';
import { Button, createAsync, Dialect, Link, useObservable, usePlatform } from 'kit';
import { useId, useState } from 'react';
import { idle, type LearnerQuestion } from 'shared-contracts';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

const text = room.teacher.questions;

interface LearnerQuestionItemProps {
  readonly question: LearnerQuestion;
  /** Called once the server has closed the question. */
  readonly onDone: () => void;
}

/** Shows a word without a glossary entry, or a typed answer that a learner considers right. */
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
  const questionId = useId();
  const { status } = useObservable(closing.state$, idle);
  return (
    <li>
      <Link to={pathOf(question)}>{Title}</Link>
      <p className={styles.hint}>
        {Typed === undefined ? text.word(Line) : text.answer}{' '}
        <time dateTime={TimeStamp}>{agoText(TimeStamp, new Date())}</time>
      </p>
      <p id={questionId} className={styles.question}>
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
        aria-describedby={questionId}
        onClick={() => void closing.run()}
      >
        {text.done}
      </Button>
      {status === 'failure' && <p role="alert">{room.teacher.failed}</p>}
    </li>
  );
}

/** Path of a word's lesson, or of an answer's cards. Source: ROUTE-videos, ROUTE-flashcards. */
const pathOf = ({ VideoID, Typed }: LearnerQuestion) =>
  `/${Typed === undefined ? 'videos' : 'flashcards'}/${encodeURIComponent(VideoID)}`;
