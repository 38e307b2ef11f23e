import type { ReactNode } from 'react';
import type { FormMode } from './next-path';
import styles from './form-part.module.css';

interface FormPartProps {
  /** The form this belongs to. */
  readonly of: FormMode;
  /** The current form; undefined in the prerendered page, which knows no query. */
  readonly mode: FormMode | undefined;
  /** Set it inside a line of text. Default false. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

const CLASS = { 'log-in': 'logIn', 'sign-up': 'signUp' } as const;

/**
 * Content that only one of the two forms has. The prerendered page holds both; CSS shows one by the
 * root element's `data-form`, which is set before the first paint, so nothing flashes. Once the
 * form is known, its element stays and keeps what was typed into it. Source: decision 30.
 */
export function FormPart({ of, mode, inline = false, children }: FormPartProps) {
  if (mode !== undefined && mode !== of) return null;
  const Element = inline ? 'span' : 'div';
  return <Element className={styles[mode === undefined ? CLASS[of] : 'known']}>{children}</Element>;
}
