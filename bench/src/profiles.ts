/** The conditions under which a page is loaded. */
export interface Profile {
  readonly name: ProfileName;
  readonly description: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
  /** Absent: the network of this machine as it is. */
  readonly network?: {
    /** Least time between a request and the first byte of its answer. */
    readonly roundTripMs: number;
    /** Bits per second; absent: no limit. */
    readonly download?: number;
    readonly upload?: number;
    /** What a new connection costs before its first request; default: nothing. */
    readonly connectMs?: number;
  };
}

export type ProfileName = 'fast' | 'slow' | 'connect' | 'latency';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };

/**
 * The profiles. `slow` is from issue 3, its upload from Lighthouse's slow 4G. The browser throttles
 * each request by itself: under `slow` a new connection costs nothing, which favours several
 * origins, and parallel requests share the bandwidth evenly. Under `connect` the servers add the
 * cost of a connection.
 */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  fast: {
    name: 'fast',
    description: 'this machine as it is, 1280 × 800',
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    cpuSlowdown: 1,
  },
  slow: {
    name: 'slow',
    description: 'slow phone: 1.6 Mbit/s down, 0.75 up, 150 ms round trip, CPU × 4, 390 × 844',
    ...PHONE,
    cpuSlowdown: 4,
    network: { roundTripMs: 150, download: 1_600_000, upload: 750_000 },
  },
  // One round trip for TCP and one for TLS 1.3; names are resolved already.
  connect: {
    name: 'connect',
    description: 'slow phone, and each new connection costs two round trips more',
    ...PHONE,
    cpuSlowdown: 4,
    network: { roundTripMs: 150, download: 1_600_000, upload: 750_000, connectMs: 300 },
  },
  // A round trip takes longer than all computing, so the whole seconds are their number.
  latency: {
    name: 'latency',
    description: 'for counting serial rounds: 1 s round trip, no limit of bandwidth, 390 × 844',
    ...PHONE,
    cpuSlowdown: 1,
    network: { roundTripMs: 1000 },
  },
};
