import type { ReactNode } from 'react';
import { Link } from 'kit';

export interface LegalLinkProps {
  readonly to: '/terms-and-conditions' | '/privacy-policy';
  readonly children: ReactNode;
}

/** Opens in a new window, so that what was typed in the form stays. Source: SPEC §2. */
export function LegalLink({ to, children }: LegalLinkProps) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
