import { useObservable } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useEffect, type ComponentType } from 'react';
import { loading } from 'shared-contracts';

/**
 * A part of the page in a chunk of its own. It is shown once its code is there, and the page works
 * without it.
 *
 * @param load imports the module
 * @param name of the component in it
 */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  const code = lazyCode(load);
  return function LatePart(props) {
    const state = useObservable(code.state$, loading);
    useEffect(() => code.load(), []);
    if (state.status !== 'success') return null;
    const Part: ComponentType<Props> = state.value[name];
    return <Part {...props} />;
  };
}
