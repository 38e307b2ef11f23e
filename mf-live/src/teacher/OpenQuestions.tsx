import { Dialect, Link, usePlatform } from 'kit';
import { agoText } from 'common';
import { useEffect, useRef, useState } from 'react';
import type { CallableResponse, OpenQuestion } from 'shared-contracts';
import { room } from '../messages/room';
import { RequestCard, useServerRequest } from './RequestCard';
import { LearnerQuestionItem } from './LearnerQuestionItem';
import styles from './teacher.late.module.css';

const text = room.teacher.questions;

/** Lists open questions for teachers: comments, words and typed answers, the oldest first. */
export function OpenQuestions() {
  const { functions } = usePlatform();
  const request = useServerRequest(
    () => functions.call('getOpenQuestions', {}),
    'The open questions could not be read',
  );
  const group = useRef<HTMLDivElement>(null);
  const waiting = request.state.status === 'success' ? request.state.value : undefined;
  return (
    <RequestCard id="questions" text={text} request={request} isKnown={waiting !== undefined}>
      {/* Gets the focus when the focused button disappears with its question. */}
      <div ref={group} role="group" aria-labelledby="questions" tabIndex={-1}>
        {waiting && (
          <List {...waiting} onDone={() => group.current?.focus()} onEmptied={request.ask} />
        )}
      </div>
    </RequestCard>
  );
}

/** An older server sends no `learnerQuestions`. */
type ListProps = Pick<CallableResponse<'getOpenQuestions'>, 'questions'> &
  Partial<CallableResponse<'getOpenQuestions'>> & {
    readonly onDone: () => void;
    /** Asks for more: the server sends only part of a long list. */
    readonly onEmptied: () => Promise<void>;
  };

function List({ questions, learnerQuestions = [], onDone, onEmptied }: ListProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  const waiting = [...questions, ...learnerQuestions.filter(({ ID }) => !done.includes(ID))].sort(
    (a, b) => (a.TimeStamp < b.TimeStamp ? -1 : 1),
  );
  const isEmptied = done.length > 0 && waiting.length === 0;
  useEffect(() => {
    if (isEmptied) void onEmptied();
  }, [isEmptied, onEmptied]);
  if (isEmptied) return null;
  if (waiting.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.questions}>
      {waiting.map((question) =>
        'Message' in question ? (
          <Question key={question.ID} question={question} />
        ) : (
          <LearnerQuestionItem
            key={question.ID}
            question={question}
            onDone={() => {
              setDone((ids) => [...ids, question.ID]);
              onDone();
            }}
          />
        ),
      )}
    </ul>
  );
}

function Question({ question }: { readonly question: OpenQuestion }) {
  const { Title, Username, Message, TimeStamp, Line } = question;
  return (
    <li>
      <Link to={pathOf(question)}>{Title}</Link>
      <p className={styles.hint}>
        <bdi>{Username}</bdi> <time dateTime={TimeStamp}>{agoText(TimeStamp, new Date())}</time>
      </p>
      {Line && (
        <p className={styles.hint}>
          <Dialect>{Line.Text}</Dialect>
        </p>
      )}
      <p className={styles.question} dir="auto">
        {Message}
      </p>
    </li>
  );
}

/** Path of the lesson with its comments open at the question. Source: ROUTE-videos. */
const pathOf = ({ VideoID, ID }: OpenQuestion) =>
  `/videos/${encodeURIComponent(VideoID)}?comment=${encodeURIComponent(ID)}`;
