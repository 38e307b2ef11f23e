import type { Addresses } from 'delivery/addresses';
import { CONTROL_PORT } from 'delivery/ports.mjs';

export type { Site } from 'delivery/addresses';
export type { SiteCondition } from './site-condition';

/** The port on which tests take sites down. Only `npm test` listens there. */
export const controlPort = ({ offset }: Addresses) => CONTROL_PORT + offset;
