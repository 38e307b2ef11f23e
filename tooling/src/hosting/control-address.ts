import type { Addresses } from '../addresses';
import { CONTROL_PORT } from '../ports.mjs';

export type { Site } from '../addresses';
export type { SiteCondition } from './site-condition';

/** Port on which tests change the condition of sites; only `npm test` listens there. */
export const controlPort = ({ offset }: Addresses) => CONTROL_PORT + offset;
