import { Link, usePlatform } from 'kit';
import { presentLearner } from 'common';
import type { Found, NewAnswer as Answer } from 'shared-contracts';
import { commentPath } from '../comment-path';
import { newAnswer } from '../messages/new-answer';
import { endNewAnswers } from '../progress/new-answers';

/**
 * Says that a teacher has answered, with a link to the newest answer. It replaces the text about
 * tomorrow, so that nothing moves. Source: docs/lessons.md, Questions.
 */
export function NewAnswer({ answers }: { readonly answers: readonly Found<Answer>[] }) {
  const platform = usePlatform();
  const [newest] = answers;
  if (!newest) return null;
  const { id, data } = newest;
  // Mark it as seen here too: the comments of a withdrawn lesson never open.
  const end = () =>
    void endNewAnswers(presentLearner(platform), data.VideoID).catch((error: unknown) =>
      platform.log.warn('New answers could not be ended', { error }),
    );
  return (
    <>
      {newAnswer.answered(answers.length)}{' '}
      <Link to={commentPath(data.VideoID, id)} onClick={end}>
        {newAnswer.read}
      </Link>
    </>
  );
}
