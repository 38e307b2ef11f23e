import type { AsyncState } from '../base/async-state';
import type { Entitlement } from '../entities/index';
import type { AppError } from '../base/errors';

/**
 * The member's plan. `success` with `undefined` means no plan. `idle` means that the session is
 * unknown, or that nobody has subscribed. A visitor has none, without a read.
 */
export type EntitlementState = AsyncState<Entitlement | undefined, AppError>;
