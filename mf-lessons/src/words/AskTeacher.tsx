import { useState } from 'react';
import { Button, Link, useRoute } from 'kit';
import { useAsking } from '../asking/use-asking';
import { asking as texts } from '../messages/asking';
import { useOwnWords } from '../own-words/use-own-words';
import styles from './words.late.module.css';

export interface AskTeacherProps {
  /** The word as its line says it. */
  readonly word: string;
  readonly videoID: string;
  /** Index of the line in the lesson; undefined if it is no line of the lesson. */
  readonly index: number | undefined;
}

/**
 * A button that asks the teachers about a word without a glossary entry. A visitor reads that
 * asking needs an account.
 */
export function AskTeacher({ word, videoID, index }: AskTeacherProps) {
  const { isVisitor } = useOwnWords();
  const { ask, outcome, isBusy } = useAsking();
  const { pathname } = useRoute();
  const [needsAccount, setNeedsAccount] = useState(false);
  const isSent = outcome?.isSent === true;
  // A field with `undefined` would be sent as null.
  const line = index === undefined ? {} : { line: index };
  const press = () => {
    if (isVisitor) setNeedsAccount(true);
    else if (!isSent) void ask({ videoID, text: word, ...line });
  };
  return (
    <>
      <div className={styles.actions}>
        {/* Not `disabled`, which would lose the focus. */}
        <Button busy={isBusy} aria-disabled={isSent} onClick={press}>
          {texts.ask}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {outcome?.said}
        {needsAccount && isVisitor && (
          <>
            {texts.members}
            <Link to={`/sign-in-up?next=${encodeURIComponent(pathname)}`}>{texts.account}</Link>
          </>
        )}
      </p>
    </>
  );
}
