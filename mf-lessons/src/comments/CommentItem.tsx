import { useEffect, useRef, useState, type Ref } from 'react';
import { Button, classNames, Icon } from 'kit';
import { agoText, initialOf } from 'common';
import type { CommentAnswer } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { AnswerForm } from './AnswerForm';
import { AskedLine, type CommentedFilm } from './AskedLine';
import type { ShownComment } from './comments-state';
import styles from './comments.late.module.css';
import { withoutGaps } from './message-text';
import { useLinkedFocus } from './use-linked-focus';

export interface CommentItemProps extends ShownComment {
  readonly videoID: string;
  readonly film: CommentedFilm;
  /** Whether the address names this comment; it then takes the focus once. */
  readonly isLinked: boolean;
  /** Absent when the reader may not answer it. */
  readonly onAnswered: ((answer: CommentAnswer | null) => void) | undefined;
  readonly isOwn: boolean;
  readonly now: Date;
  /** Absent when the learner may not delete it. */
  readonly onDelete: (() => void) | undefined;
  /** Deletes all comments of its author. Absent unless a teacher reads them. */
  readonly onDeleteAll: (() => void) | undefined;
}

/** One comment: author, time, and plain text with its line breaks. */
export function CommentItem(props: CommentItemProps) {
  const { comment, isPending, isOwn, now, deletionFailed, onDelete, onDeleteAll } = props;
  const { videoID, film, isLinked, onAnswered } = props;
  const { Username, Message, TimeStamp, ByTeacher, Line, Answer } = comment;
  const item = useRef<HTMLLIElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useLinkedFocus(item, isLinked ? comment.ID : null, film.control);
  return (
    <li ref={item} className={styles.item} tabIndex={isLinked ? -1 : undefined}>
      <span
        className={classNames(styles.initial, ByTeacher && styles.ofTeacher)}
        aria-hidden="true"
      >
        {initialOf(Username)}
      </span>
      <div className={styles.body}>
        <p className={styles.meta}>
          <bdi className={styles.name}>{Username}</bdi>
          {ByTeacher && (
            <span className={classNames(styles.mark, styles.ofTeacher)}>{text.teacher}</span>
          )}
          {isOwn && <span className={styles.mark}>{text.you}</span>}
          {isPending ? (
            <span>{text.sending}</span>
          ) : (
            <time dateTime={TimeStamp} title={text.at(TimeStamp)}>
              {agoText(TimeStamp, now)}
            </time>
          )}
        </p>
        {Line && <AskedLine line={Line} film={film} />}
        <MessageText>{withoutGaps(Message)}</MessageText>
        {Answer && <TeachersAnswer ref={answer} answer={Answer} now={now} />}
        {onAnswered && (
          <AnswerForm videoID={videoID} comment={comment} shown={answer} onAnswered={onAnswered} />
        )}
        <div role="alert">
          {deletionFailed && (
            <p className={styles.error}>
              <Icon name="warning" />
              {text.deleteFailure}
            </p>
          )}
        </div>
        {onDeleteAll && (
          <Button variant="quiet" className={styles.inline} onClick={onDeleteAll}>
            {text.deleteAll(Username)}
          </Button>
        )}
      </div>
      {onDelete && (
        <Button
          variant="icon"
          className={styles.delete}
          aria-label={text.deleteNamed(Username, isOwn)}
          title={text.delete}
          onClick={onDelete}
        >
          <Bin />
        </Button>
      )}
    </li>
  );
}

interface TeachersAnswerProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly answer: CommentAnswer;
  readonly now: Date;
}

function TeachersAnswer({ ref, answer, now }: TeachersAnswerProps) {
  const { Message, TimeStamp } = answer;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={text.answer.label}
      tabIndex={-1}
      className={styles.answer}
    >
      <p className={styles.meta}>
        <span className={classNames(styles.mark, styles.ofTeacher)}>{text.teacher}</span>
        <time dateTime={TimeStamp} title={text.at(TimeStamp)}>
          {agoText(TimeStamp, now)}
        </time>
      </p>
      <MessageText>{withoutGaps(Message)}</MessageText>
    </div>
  );
}

const Bin = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />
  </svg>
);

/** The text of a comment or an answer. A long one is cut; a button shows the rest. */
function MessageText({ children }: { readonly children: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const shown = element.current;
    if (!shown || isOpen) return undefined;
    const measure = () => setIsLong(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    // The number of lines depends on the width of the window.
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOpen]);

  return (
    <>
      <p ref={element} className={classNames(styles.message, !isOpen && styles.cut)} dir="auto">
        {children}
      </p>
      {(isLong || isOpen) && (
        <Button
          variant="quiet"
          className={styles.inline}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.showLess : text.showMore}
        </Button>
      )}
    </>
  );
}
