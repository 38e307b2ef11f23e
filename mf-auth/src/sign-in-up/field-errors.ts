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
  // The provider does not say which of the two is wrong.
  'invalid-credential': ['email', 'password'],
  'missing-password': ['password'],
  'password-does-not-meet-requirements': ['password'],
  'weak-password': ['password'],
  'wrong-password': ['password'],
};

/** Finds the fields that a refusal names; may be empty. */
export function refusedFieldsOf(error: unknown): readonly Field[] {
  if (error instanceof RefusedName) return ['username'];
  const code = error instanceof IdentityError ? error.code : '';
  return Object.hasOwn(FIELDS, code) ? (FIELDS[code] ?? []) : [];
}

export interface FieldErrors {
  /** Properties that mark a refused field. */
  of(field: Field): { readonly 'aria-invalid'?: true };
  /** The learner has changed this field: removes the marks if it was refused. */
  onChange(name: string): void;
}

/**
 * Marks refused fields until the learner changes one of them or opens the other form. Only the
 * alert says what is wrong.
 */
export function useFieldErrors(store: SignInStore, mode: FormMode | undefined): FieldErrors {
  const state = useObservable(store.state$, idle);
  const [corrected, setCorrected] = useState<unknown>();
  const error = state.status === 'failure' ? state.error : undefined;
  const isShown = store.attempted() === mode && error !== corrected;
  const refused: readonly string[] = isShown ? refusedFieldsOf(error) : [];
  return {
    of: (field) => (refused.includes(field) ? { 'aria-invalid': true } : {}),
    onChange: (name) => {
      if (refused.includes(name)) setCorrected(error);
    },
  };
}
