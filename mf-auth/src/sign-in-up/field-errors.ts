import { RefusedName } from 'kit/username';
import { useState } from 'react';
import { useObservable } from 'kit';
import { idle, IdentityError } from 'shared-contracts';
import type { FormMode } from './next-path';
import type { SignInStore } from './sign-in-store';

type Field = 'username' | 'email' | 'password';

/** The fields that a refusal names, from the top of the form. */
const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  'email-already-in-use': ['email'],
  'invalid-email': ['email'],
  'missing-email': ['email'],
  'user-not-found': ['email'],
  'user-disabled': ['email'],
  // Which of the two does not match is not known.
  'invalid-credential': ['email', 'password'],
  'missing-password': ['password'],
  'password-does-not-meet-requirements': ['password'],
  'weak-password': ['password'],
  'wrong-password': ['password'],
};

/** Finds the fields that a refusal names; none: it is about no field. */
export function refusedFieldsOf(error: unknown): readonly Field[] {
  if (error instanceof RefusedName) return ['username'];
  const code = error instanceof IdentityError ? error.code : '';
  return Object.hasOwn(FIELDS, code) ? (FIELDS[code] ?? []) : [];
}

export interface FieldErrors {
  /** Marks a field that was refused, as its properties. */
  of(field: Field): { readonly 'aria-invalid'?: true };
  /** The learner has changed the form, so an error of that field may be mended. */
  onChange(name: string): void;
}

/**
 * The marks of refused fields stay after the alert is closed. The alert alone says what is wrong.
 * They go when the learner changes one of these fields or opens the other form.
 */
export function useFieldErrors(store: SignInStore, mode: FormMode | undefined): FieldErrors {
  const state = useObservable(store.state$, idle);
  const [mended, setMended] = useState<unknown>();
  const error = state.status === 'failure' ? state.error : undefined;
  const isShown = store.attempted() === mode && error !== mended;
  const refused: readonly string[] = isShown ? refusedFieldsOf(error) : [];
  return {
    of: (field) => (refused.includes(field) ? { 'aria-invalid': true } : {}),
    onChange: (name) => {
      if (refused.includes(name)) setMended(error);
    },
  };
}
