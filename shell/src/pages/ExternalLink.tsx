import type { MouseEvent, ReactNode } from 'react';
import { usePlatform } from 'kit';

export interface ExternalLinkProps {
  /** Absolute address outside this product. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A link that leaves the product: a new window on the web, handed to the parent app when embedded,
 * because a web view has no second window (INTERFACES §4).
 */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const { parentApp, navigation } = usePlatform();
  const handOver = (event: MouseEvent) => {
    if (!parentApp.isEmbedded) return;
    event.preventDefault();
    navigation.openExternal(href);
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={handOver}>
      {children} (opens in a new window)
    </a>
  );
}
