import { useObservable } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';
import type { ChangeLessonProps } from '../teacher/ChangeLesson';

/** For teachers, in a chunk that no learner loads. */
const changeCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/ChangeLesson'),
);

/** Where a teacher changes date and meeting, once its code is there. */
export function DatePlace(props: ChangeLessonProps) {
  const code = useObservable(changeCode.state$, loading);
  useEffect(() => changeCode.load(), []);
  return code.status === 'success' ? <code.value.ChangeLesson {...props} /> : null;
}
