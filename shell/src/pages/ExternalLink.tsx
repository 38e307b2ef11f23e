import type { MouseEvent, ReactNode } from 'react';
import { useIsLive, usePlatform } from 'kit';
import { opensPages } from 'shared-contracts';

export interface ExternalLinkProps {
  /** Absolute address outside this product. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A link to another site. On the web it opens a new window; in an app, the parent app opens it,
 * because a web view has only one window. An app that opens no pages shows only the text.
 * Source: PARENT-open-outside.
 */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const { parentApp, navigation } = usePlatform();
  const handOver = (event: MouseEvent) => {
    if (!parentApp.isEmbedded) return;
    event.preventDefault();
    navigation.openExternal(href);
  };
  const isLive = useIsLive();
  if (isLive && !opensPages(parentApp)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={handOver}>
      {children} (opens in a new window)
    </a>
  );
}
