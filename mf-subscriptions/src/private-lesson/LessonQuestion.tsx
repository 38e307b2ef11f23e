import { useEffect } from 'react';
import { useObservable } from 'kit';
import { lessonQuestion$, type LessonQuestion as Question } from './ask-for-lesson';

/** Shows the question about a private lesson while there is one. */
export function LessonQuestion() {
  const question = useObservable<Question | null>(lessonQuestion$, null);
  // A question without its screen is answered: nobody could see it.
  useEffect(() => () => lessonQuestion$.value?.answer(null), []);
  return question && <question.Dialog answer={question.answer} />;
}
