import { useObservable } from 'kit';
import type { LazyCode } from 'kit/lazy-code';
import { useEffect, type ComponentType } from 'react';
import { loading } from 'shared-contracts';

/**
 * A part of the page in a chunk of its own. It is shown once its code is there, and the page works
 * without it.
 *
 * @param code one of `src/chunks`
 * @param name of the component in it
 */
export function latePart<Name extends string, Props extends object>(
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
