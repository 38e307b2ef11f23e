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

/** How a question went. */
export interface Outcome {
  /** One sentence. */
  readonly said: string;
  /** Whether a teacher has it, now or from an earlier time. */
  readonly isSent: boolean;
  /** Whether another try may reach the teachers. */
  readonly mayTryAgain: boolean;
}

/** Says why a question is not with the teachers. */
function failureText(error: Error): string {
  if (hasCode(error, 'resource-exhausted')) return texts.tooMany;
  if (hasCode(error, 'invalid-argument')) return texts.unfit;
  return hasCode(error, 'not-found') ? texts.gone : texts.failed;
}

const UNFIT: Outcome = { said: texts.unfit, isSent: false, mayTryAgain: false };

/** undefined before there is an answer. */
function outcomeOf(state: AsyncState<CallableResponse<'askTeacher'>>): Outcome | undefined {
  if (state.status === 'failure') {
    return { said: failureText(state.error), isSent: false, mayTryAgain: !isFinal(state.error) };
  }
  if (state.status !== 'success') return undefined;
  return { said: state.value.isNew ? texts.sent : texts.again, isSent: true, mayTryAgain: false };
}

/**
 * Sends a teacher a word or an answer, when the learner asks. Source: docs/lessons.md, Questions.
 *
 * @returns `ask`, which settles with how it went and never rejects; `outcome`: the same of the
 *   last question, undefined before
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
