import { useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The browser's router. BrowserRouter listens only from its commit on, and hydration takes many
 * tasks until then. A navigation in between, such as Back, is announced again.
 */
export function BrowserRoutes({ children }: { readonly children: ReactNode }) {
  const [rendered] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href === rendered) return;
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [rendered]);
  // React must not delay a navigation like a transition, because it answers a click.
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
