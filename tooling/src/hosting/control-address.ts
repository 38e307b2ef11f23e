import type { Addresses } from 'delivery/addresses';
import { CONTROL_PORT } from 'delivery/ports.mjs';

export type { Site } from 'delivery/addresses';
export type { SiteCondition } from './site-condition';

/** Port on which tests change the condition of sites. Only `npm test` listens there. */
export const controlPort = ({ offset }: Addresses) => CONTROL_PORT + offset;
