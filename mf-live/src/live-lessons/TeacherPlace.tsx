import { useObservable } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';
import type { TeacherPanelProps } from '../teacher/TeacherPanel';

/** What a teacher needs to run the lesson: a chunk that no learner loads. */
const teacherCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherPanel'),
);

/** Shows the teacher's panel once its code is there. The room works without it. */
export function TeacherPlace(props: TeacherPanelProps) {
  const code = useObservable(teacherCode.state$, loading);
  useEffect(() => teacherCode.load(), []);
  return code.status === 'success' ? <code.value.TeacherPanel {...props} /> : null;
}
