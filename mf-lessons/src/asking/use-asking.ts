import { useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import {
  hasCode,
  idle,
  isFinal,
  isQuestionText,
  isTidyText,
  type AsyncState,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import { asking as texts } from '../messages/asking';

type Question = CallableRequest<'askTeacher'>;

/** The result of a question to the teachers. */
export interface Outcome {
  readonly said: string;
  /** Whether the teachers have the question, now or from an earlier time. */
  readonly isSent: boolean;
  /** Whether another try may reach the teachers. */
  readonly mayTryAgain: boolean;
}

function failureText(error: Error): string {
  if (hasCode(error, 'resource-exhausted')) return texts.tooMany;
  if (hasCode(error, 'invalid-argument')) return texts.unfit;
  return hasCode(error, 'not-found') ? texts.gone : texts.failed;
}

const UNFIT: Outcome = { said: texts.unfit, isSent: false, mayTryAgain: false };

/** undefined before the server has answered. */
function outcomeOf(state: AsyncState<CallableResponse<'askTeacher'>>): Outcome | undefined {
  if (state.status === 'failure') {
    return { said: failureText(state.error), isSent: false, mayTryAgain: !isFinal(state.error) };
  }
  if (state.status !== 'success') return undefined;
  return { said: state.value.isNew ? texts.sent : texts.again, isSent: true, mayTryAgain: false };
}

/**
 * Sends the teachers a learner's question about a word or a typed answer. Source: docs/lessons.md,
 * Questions.
 *
 * @returns `ask` settles with the outcome and never rejects; `outcome` is that of the last question
 */
export function useAsking() {
  const { functions } = usePlatform();
  const [sending] = useState(() =>
    createAsync((question: Question) => functions.call('askTeacher', question)),
  );
  const [isUnfit, setIsUnfit] = useState(false);
  const state = useObservable(sending.state$, idle);
  return {
    async ask(question: Question): Promise<Outcome | undefined> {
      const text = question.answer ?? question.text;
      const isFit = isQuestionText(text) && isTidyText(text);
      setIsUnfit(!isFit);
      if (!isFit) return UNFIT;
      await sending.run(question);
      return outcomeOf(sending.state$.value);
    },
    outcome: isUnfit ? UNFIT : outcomeOf(state),
    isBusy: state.status === 'loading',
  };
}
