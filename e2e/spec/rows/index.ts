import type { SpecRow } from '../row';
import { CALLABLE_ROWS } from './callables';
import { COMMAND_ROWS } from './commands';
import { CONSTANT_ROWS } from './constants';
import { DOCUMENT_AND_IDENTITY_ROWS } from './documents-and-identity';
import { ENTITY_ROWS } from './entities';
import { ERROR_CODE_ROWS } from './error-codes';
import { ERROR_ROWS } from './errors';
import { FLOW_ROWS } from './flows';
import { HEADER_ROWS } from './header';
import { PARENT_APP_ROWS } from './parent-app';
import { PARENT_APP_PROTOCOL_ROWS } from './parent-app-protocol';
import { PLAN_STATE_ROWS } from './plan-states';
import { PLAYER_AND_ALERT_ROWS } from './player-and-alert';
import { PURPOSE_ROWS } from './purpose';
import { ROUTE_ROWS } from './routes';
import { SIGN_IN_UP_ROWS } from './sign-in-up';
import { SUBSCRIPTION_PAGE_ROWS } from './subscription-page';
import { VALIDATION_AND_ROLE_ROWS } from './validation-and-roles';
import { WIRE_ROWS } from './wire';

/** Every testable row of the specification and of the interfaces, in their order. */
export const SPEC_ROWS: readonly SpecRow[] = [
  ...PURPOSE_ROWS,
  ...ROUTE_ROWS,
  ...HEADER_ROWS,
  ...SIGN_IN_UP_ROWS,
  ...SUBSCRIPTION_PAGE_ROWS,
  ...PLAYER_AND_ALERT_ROWS,
  ...ENTITY_ROWS,
  ...FLOW_ROWS,
  ...PLAN_STATE_ROWS,
  ...VALIDATION_AND_ROLE_ROWS,
  ...CALLABLE_ROWS,
  ...DOCUMENT_AND_IDENTITY_ROWS,
  ...PARENT_APP_ROWS,
  ...ERROR_ROWS,
  ...ERROR_CODE_ROWS,
  ...CONSTANT_ROWS,
  ...COMMAND_ROWS,
  ...PARENT_APP_PROTOCOL_ROWS,
  ...WIRE_ROWS,
];
