import type { Telling } from './history';

/** Queues the deliveries of one provider, to run them in any order, twice, late or never. */
export interface Mail<T> {
  /** Keeps a delivery for later. */
  readonly receive: (request: T) => Promise<number>;
  /** Delivers all received events in a new order, also those that were delivered before. */
  deliverSome(): Promise<void>;
  /** Delivers the remaining events, and those that they cause. */
  deliverRest(settle: () => Promise<void>): Promise<void>;
  /** Whether an event was lost so far. */
  hasLost(): boolean;
}

/** @param answer delivers one event; rejects for another status than 200 */
export function createMail<T>(
  { order, copies }: Telling,
  answer: (request: T) => Promise<void>,
): Mail<T> {
  const all: T[] = [];
  const told = new Set<T>();
  const deliver = async (request: T) => {
    told.add(request);
    await answer(request);
  };
  const shuffled = () =>
    all
      .map((request, index) => ({ request, at: order[index % 64] ?? 0, times: copies[index % 64] }))
      .sort((a, b) => a.at - b.at);
  const news = () => all.filter((request) => !told.has(request));
  return {
    receive: async (request) => all.push(request) && 200,
    async deliverSome() {
      for (const { request, times = 1 } of shuffled()) {
        for (let copy = 0; copy < times; copy += 1) await deliver(request);
      }
    },
    async deliverRest(settle) {
      for (;;) {
        await settle();
        const rest = news();
        if (rest.length === 0) return;
        for (const request of rest) await deliver(request);
      }
    },
    hasLost: () => news().length > 0,
  };
}
