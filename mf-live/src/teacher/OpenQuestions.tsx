import { Dialect, Link, usePlatform } from 'kit';
import { agoText } from 'common';
import type { OpenQuestion } from 'shared-contracts';
import { room } from '../messages/room';
import { AskedCard, useAsked } from './AskedCard';
import styles from './teacher.late.module.css';

const text = room.teacher.questions;

/** Where the comments of its lesson are open at the question. Source: ROUTE-videos. */
const pathOf = ({ VideoID, ID }: OpenQuestion) =>
  `/videos/${encodeURIComponent(VideoID)}?comment=${encodeURIComponent(ID)}`;

/** Tells teachers which questions under lessons wait, the oldest first. */
export function OpenQuestions() {
  const { functions } = usePlatform();
  const request = useAsked(
    async () => (await functions.call('getOpenQuestions', {})).questions,
    'The open questions could not be read',
  );
  const questions = request.state.status === 'success' ? request.state.value : undefined;
  return (
    <AskedCard id="questions" text={text} request={request} isKnown={questions !== undefined}>
      {questions?.length === 0 && <p>{text.none}</p>}
      {questions && questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map((question) => (
            <Question key={question.ID} question={question} />
          ))}
        </ul>
      )}
    </AskedCard>
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
