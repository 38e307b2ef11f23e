import { useObservable } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';

/** For teachers, in a chunk that no learner loads. */
const studentsCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/PrivateStudents'),
);

/** The list of private students, once its code is there. */
export function StudentsPlace() {
  const code = useObservable(studentsCode.state$, loading);
  useEffect(() => studentsCode.load(), []);
  return code.status === 'success' ? <code.value.PrivateStudents /> : null;
}
