/** The operator of the school, a sample. */
export const OPERATOR = {
  product: 'Grüezi',
  name: 'Grüezi Sprachschule',
  place: 'Zürich',
  country: 'Switzerland',
  email: 'hallo@swissgerman.example',
} as const;

export interface MailLinkProps {
  /** Subject of the email. */
  readonly subject?: string;
  /** Default: the address itself. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The school's address as a link that opens the reader's own email program. */
export function MailLink({ subject, label = OPERATOR.email, className }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${OPERATOR.email}${query}`} className={className}>
      {label}
    </a>
  );
}
