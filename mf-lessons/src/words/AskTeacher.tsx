import { useState } from 'react';
import { Button, Link } from 'kit';
import { useAsking } from '../asking/use-asking';
import { asking as texts } from '../messages/asking';
import { useOwnWords } from '../own-words/use-own-words';
import { miniLessonPath } from '../paths';
import type { OwnWordProps } from './OwnWord';
import styles from './words.late.module.css';

/**
 * Sends a word without an entry to the teachers. A visitor reads that it needs an account.
 *
 * @param word as the line says it
 */
export function AskTeacher({ word, place }: Pick<OwnWordProps, 'place'> & { word: string }) {
  const { isVisitor } = useOwnWords();
  const { ask, said, isBusy, isSent } = useAsking();
  const [needsAccount, setNeedsAccount] = useState(false);
  const { VideoID, line } = place;
  const press = () => {
    if (isVisitor) setNeedsAccount(true);
    else if (!isSent) ask({ videoID: VideoID, text: word, line });
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
        {said}
        {needsAccount && isVisitor && (
          <>
            {texts.members}
            {/* A visitor reads mini lessons only. */}
            <Link to={`/sign-in-up?next=${encodeURIComponent(miniLessonPath(VideoID))}`}>
              {texts.account}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
