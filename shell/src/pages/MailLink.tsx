import { OPERATOR } from './operator';

export interface MailLinkProps {
  /** Subject line the e-mail starts with. */
  readonly subject?: string;
  /** Default: the address itself. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The school's address as a link that opens the reader's own e-mail program. */
export function MailLink({ subject, label = OPERATOR.email, className }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${OPERATOR.email}${query}`} className={className}>
      {label}
    </a>
  );
}
