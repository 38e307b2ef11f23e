import { AppError } from 'shared-contracts';

/** Refusals that another attempt cannot change; everything else is the connection's fault. */
const FINAL = ['permission-denied', 'unauthenticated', 'invalid-argument'];

export const isFinal = (error: unknown): boolean =>
  error instanceof AppError && FINAL.includes(error.code);
