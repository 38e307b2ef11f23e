import { useState } from 'react';
import { useObservable } from 'kit';
import { idle, IdentityError } from 'shared-contracts';
import { RefusedName } from '../account/username-check';
import { explanationOf } from '../identity/failure-alert';
import type { FormMode } from './next-path';
import type { SignInStore } from './sign-in-store';

type Field = 'username' | 'email' | 'password';

/** Finds the field that a refusal is about, if it is about one. */
const FIELDS: Readonly<Record<string, Field>> = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
  'user-not-found': 'email',
  'user-disabled': 'email',
  'invalid-credential': 'password',
  'missing-password': 'password',
  'password-does-not-meet-requirements': 'password',
  'weak-password': 'password',
  'wrong-password': 'password',
};

/**
 * Finds the field that a refusal is about, and what is wrong with it. Undefined: it is about none.
 */
export function fieldErrorOf(error: unknown): { field: Field; text: string } | undefined {
  if (error instanceof RefusedName) return { field: 'username', text: error.message };
  const code = error instanceof IdentityError ? error.code : '';
  const field = Object.hasOwn(FIELDS, code) ? FIELDS[code] : undefined;
  const text = explanationOf(error);
  return field && text !== undefined ? { field, text } : undefined;
}

export interface FieldErrors {
  /** What is wrong with a field, as its properties. */
  of(field: Field): { readonly error?: string };
  /** The learner has changed the form, so an error of that field may be mended. */
  onChange(name: string): void;
}

/**
 * The server's words about a field stay beside it after the alert is closed. They go when the
 * learner changes the field or opens the other form.
 */
export function useFieldErrors(store: SignInStore, mode: FormMode | undefined): FieldErrors {
  const state = useObservable(store.state$, idle);
  const [mended, setMended] = useState<unknown>();
  const error = state.status === 'failure' ? state.error : undefined;
  const refused = store.attempted() === mode && error !== mended ? fieldErrorOf(error) : undefined;
  return {
    of: (field) => (refused?.field === field ? { error: refused.text } : {}),
    onChange: (name) => {
      // Which of the two does not match is not known.
      const isAboutBoth = error instanceof IdentityError && error.code === 'invalid-credential';
      if (refused && (refused.field === name || isAboutBoth)) setMended(error);
    },
  };
}
