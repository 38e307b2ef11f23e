import { useEffect } from 'react';
import { useObservable, usePlatform } from 'kit';
import { lessonQuestionOf, type LessonQuestion as Question } from './ask-for-lesson';

/** Shows the question about a private lesson while there is one. */
export function LessonQuestion() {
  const question$ = lessonQuestionOf(usePlatform());
  const question = useObservable<Question | null>(question$, null);
  // A question without its screen is answered: nobody could see it.
  useEffect(() => () => question$.value?.answer(null), [question$]);
  return question && <question.Dialog answer={question.answer} isMove={question.isMove} />;
}
