import type { ServerTimestamp } from 'shared-contracts';

/** Stands for the server's time until the SDK that writes it is loaded. */
export const SERVER_TIME = Object.freeze({ serverTime: true }) as unknown as ServerTimestamp;
