import { useObservable } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';

/** For teachers, in a chunk that no learner loads. */
const studentsCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/PrivateStudents'),
);

/** Lists the private students once the code is there. */
export function StudentsPlace() {
  const code = useObservable(studentsCode.state$, loading);
  useEffect(() => studentsCode.load(), []);
  return code.status === 'success' ? <code.value.PrivateStudents /> : null;
}
