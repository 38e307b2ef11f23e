/**
 * States of asynchronous work: start, then success or failure (ASYNC-shape). Every feature shows
 * all four.
 */
export type AsyncState<T, E = Error> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly value: T }
  | { readonly status: 'failure'; readonly error: E };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const success = <T>(value: T) => ({ status: 'success', value }) as const;
export const failure = <E>(error: E) => ({ status: 'failure', error }) as const;
