import { useCallback, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { isInAppPath } from 'shared-contracts';
import { isPlainClick } from '../../plain-click';
import { usePlatform } from '../platform/PlatformProvider';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** In-app path, `/subscriptions?from=home`; anything else is an ordinary outside link. */
  readonly to: string;
}

/**
 * A link that navigates inside the app without a reload. The browser handles every other use: new
 * tab, new window, download, outside address. Hover and focus prefetch the target.
 * `aria-current="page"` marks a link to the current page.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const { navigation } = usePlatform();
  const isCurrent = useIsCurrent(to);
  const staysHere =
    isInAppPath(to) && (rest.target ?? '_self') === '_self' && rest.download === undefined;
  const prefetch = () => {
    if (staysHere) navigation.prefetch(to);
  };

  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      rel={rest.target === '_blank' ? 'noopener' : undefined}
      {...rest}
      href={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(to);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Whether an address leads to the current page. Renders again only if the answer changes. False in
 * a prerendered page, which may be served under several paths.
 */
function useIsCurrent(to: string): boolean {
  const { location$ } = usePlatform().navigation;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = location$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [location$],
  );
  return useSyncExternalStore(
    subscribe,
    () => isInAppPath(to) && to.split(/[?#]/, 1)[0] === location$.value.pathname,
    () => false,
  );
}
