import type { AsyncState } from '../async-state';
import type { Entitlement } from '../entities/index';
import type { AppError } from '../errors';

/**
 * The signed-in user's plan; `success` with `undefined` means that they have none. `idle` means
 * that the session is not known yet, or that nothing has subscribed. A visitor has none, without a
 * read.
 */
export type EntitlementState = AsyncState<Entitlement | undefined, AppError>;
