import { useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { hasCode, idle, isQuestionText, type CallableRequest } from 'shared-contracts';
import { asking as texts } from '../messages/asking';

type Question = CallableRequest<'askTeacher'>;

/** Says why a question is not with the teachers. */
function failureText(error: Error): string {
  if (hasCode(error, 'resource-exhausted')) return texts.tooMany;
  if (hasCode(error, 'invalid-argument')) return texts.unfit;
  return hasCode(error, 'not-found') ? texts.gone : texts.failed;
}

/**
 * Sends a teacher a word or an answer, when the learner asks. Source: docs/lessons.md, Questions.
 *
 * @returns `said`: how it went, one sentence, empty before; `isSent`: whether a teacher has it, now
 *   or from an earlier time
 */
export function useAsking() {
  const { functions } = usePlatform();
  const [sending] = useState(() =>
    createAsync((question: Question) => functions.call('askTeacher', question)),
  );
  const [isUnfit, setIsUnfit] = useState(false);
  const state = useObservable(sending.state$, idle);
  const said = () => {
    if (isUnfit) return texts.unfit;
    if (state.status === 'failure') return failureText(state.error);
    if (state.status !== 'success') return '';
    return state.value.isNew ? texts.sent : texts.again;
  };
  return {
    ask(question: Question): void {
      const isFit = isQuestionText(question.answer ?? question.text);
      setIsUnfit(!isFit);
      if (isFit) void sending.run(question);
    },
    said: said(),
    isBusy: state.status === 'loading',
    isSent: state.status === 'success',
    /** Whether another try may reach the teachers. */
    hasFailed: state.status === 'failure',
  };
}
