import { useObservable } from 'kit';
import type { LazyCode } from 'kit/lazy-code';
import { useEffect, type ComponentType } from 'react';
import { loading } from 'shared-contracts';
import { changeLessonCode, teacherListsCode, teacherPanelCode } from '../chunks/teacher';

/**
 * Makes a component that loads its code from another chunk. The page works without it: until the
 * code is loaded, and after a failure, it shows nothing.
 *
 * @param code one of `src/chunks`
 * @param name of the component in the chunk
 */
function latePart<Name extends string, Props extends object>(
  code: LazyCode<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  return function LatePart(props) {
    const state = useObservable(code.state$, loading);
    useEffect(() => code.load(), []);
    if (state.status !== 'success') return null;
    const Part: ComponentType<Props> = state.value[name];
    return <Part {...props} />;
  };
}

export const LateChangeLesson = latePart(changeLessonCode, 'ChangeLesson');
export const LateTeacherPanel = latePart(teacherPanelCode, 'TeacherPanel');
export const LateTeacherLists = latePart(teacherListsCode, 'TeacherLists');
