import { Link, usePlatform } from 'kit';
import { presentLearner } from 'common';
import type { Found, NewAnswer as Answer } from 'shared-contracts';
import { commentPath } from '../comment-path';
import { newAnswer } from '../messages/new-answer';
import { endNewAnswers } from '../progress/new-answers';

/**
 * Tells that a teacher has answered, and leads to the newest answer. Until it is seen it stands
 * where tomorrow is spoken of, so that nothing moves. Source: docs/lessons.md, Questions.
 */
export function NewAnswer({ answers }: { readonly answers: readonly Found<Answer>[] }) {
  const platform = usePlatform();
  const [newest] = answers;
  if (!newest) return null;
  const { id, data } = newest;
  // Also where the lesson was withdrawn, so that its comments never open.
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
