/** A message that the server has stored. */
export interface Written {
  readonly id: string;
  /** Milliseconds since the epoch, as all times here. */
  readonly sentAt: number;
  readonly storedAt: number;
}

export interface ChatLoadReport {
  /** Stored messages. */
  readonly written: number;
  readonly perSecond: number;
  /** Reasons of the messages that were not stored. */
  readonly refusals: readonly string[];
  /** Stored messages that a listener never saw, summed over all listeners. */
  readonly missed: number;
  /** Median time from the request to the answer. */
  readonly storedMs: number;
  /** Median time from the request to a listener. */
  readonly seenMs: number;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param seen arrivals of each listener: ids with milliseconds since the epoch */
export function reportOf({
  seconds,
  written,
  refusals,
  seen,
}: {
  readonly seconds: number;
  readonly written: readonly Written[];
  readonly refusals: readonly string[];
  readonly seen: readonly ReadonlyMap<string, number>[];
}): ChatLoadReport {
  const arrivals = seen.flatMap((by) =>
    written.map(({ id, sentAt }) => ({ sentAt, seenAt: by.get(id) })),
  );
  const delays = arrivals.flatMap(({ sentAt, seenAt }) => (seenAt ? [seenAt - sentAt] : []));
  return {
    written: written.length,
    perSecond: written.length / seconds,
    refusals,
    missed: arrivals.length - delays.length,
    storedMs: medianOf(written.map(({ sentAt, storedAt }) => storedAt - sentAt)),
    seenMs: medianOf(delays),
  };
}
