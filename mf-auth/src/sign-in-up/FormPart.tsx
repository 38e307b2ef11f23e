import type { ReactNode } from 'react';
import type { FormMode } from './next-path';
import styles from './form-part.module.css';

interface FormPartProps {
  /** The form this belongs to. */
  readonly of: FormMode;
  /** The form that is shown; undefined: the prerendered page, which knows no query. */
  readonly mode: FormMode | undefined;
  /** Default: a block; `inline` inside a line of text. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

const CLASS = { 'log-in': 'logIn', 'sign-up': 'signUp' } as const;

/**
 * What only one of the two forms has. The prerendered page holds both, and the `data-form` attribute
 * that is set before the first paint decides by CSS which one is seen, so nothing flashes. Its
 * element stays when the form becomes known, with what was typed into it. Source: DESIGN §7.
 */
export function FormPart({ of, mode, inline = false, children }: FormPartProps) {
  if (mode !== undefined && mode !== of) return null;
  const Element = inline ? 'span' : 'div';
  return <Element className={styles[mode === undefined ? CLASS[of] : 'known']}>{children}</Element>;
}
