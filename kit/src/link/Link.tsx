import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isInAppPath } from 'shared-contracts';
import { usePlatform } from '../platform/PlatformProvider';
import { useIsCurrent } from './useIsCurrent';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** In-app path, `/subscriptions?from=home`; anything else is an ordinary outside link. */
  readonly to: string;
}

/** A click that the browser would answer by showing the address in this very window. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link that moves inside the app without loading the page anew. Every other use of it (new
 * tab, new window, download, outside address) stays the browser's. Hover and focus prefetch what
 * it leads to; `aria-current="page"` marks the page that is shown.
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
        if (event.defaultPrevented || !staysHere || !isPlain(event)) return;
        event.preventDefault();
        navigation.go(to);
      }}
    >
      {children}
    </a>
  );
}
