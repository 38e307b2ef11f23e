import { createAsync, useObservable } from 'kit';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';
import type { TeacherPanelProps } from '../teacher/TeacherPanel';

/** What a teacher needs to run the lesson: a chunk that no learner loads. */
const teacherCode = createAsync(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherPanel'),
);

/** The teacher's panel, once its code is there. Without it the room works all the same. */
export function TeacherPlace(props: TeacherPanelProps) {
  const code = useObservable(teacherCode.state$, loading);
  useEffect(() => {
    const { status } = teacherCode.state$.value;
    if (status === 'idle' || status === 'failure') void teacherCode.run();
  }, []);
  return code.status === 'success' ? <code.value.TeacherPanel {...props} /> : null;
}
