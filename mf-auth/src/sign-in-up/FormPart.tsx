import type { ReactNode } from 'react';
import type { FormMode } from './next-path';
import styles from './form-part.module.css';

interface FormPartProps {
  readonly of: FormMode;
  readonly mode: FormMode | undefined;
  readonly inline?: boolean;
  readonly children: ReactNode;
}

const CLASS = { 'log-in': 'logIn', 'sign-up': 'signUp' } as const;

/**
 * Shows content of only one of the two forms. The prerendered page holds both; CSS shows one by the
 * root element's `data-form`, which is set before the first paint, so nothing flashes. Once the
 * form is known, its element stays and keeps the typed text. Source: decision 30.
 *
 * @param props `of`: the content's form; `mode`: the current form, undefined in the prerendered
 *   page; `inline`: inside a line of text
 */
export function FormPart({ of, mode, inline = false, children }: FormPartProps) {
  if (mode !== undefined && mode !== of) return null;
  const Element = inline ? 'span' : 'div';
  return <Element className={styles[mode === undefined ? CLASS[of] : 'known']}>{children}</Element>;
}
