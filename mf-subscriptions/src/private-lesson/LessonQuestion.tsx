import { useEffect } from 'react';
import { useObservable, usePlatform } from 'kit';
import { lessonQuestionOf, type LessonQuestion as Question } from './ask-for-lesson';

/** Shows the dialog about a private lesson while its question is open. */
export function LessonQuestion() {
  const question$ = lessonQuestionOf(usePlatform());
  const question = useObservable<Question | null>(question$, null);
  // When the screen goes, the open question gets the answer "none".
  useEffect(() => () => question$.value?.answer(null), [question$]);
  return question && <question.Dialog answer={question.answer} isMove={question.isMove} />;
}
