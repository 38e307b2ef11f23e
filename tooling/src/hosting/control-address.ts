import type { Addresses } from '../addresses';

export type { Site } from '../addresses';
export type { SiteCondition } from './site-condition';

/** Port on which tests change the condition of sites; only `npm test` listens there. */
export const controlPort = ({ offset }: Addresses) => 5900 + offset;
