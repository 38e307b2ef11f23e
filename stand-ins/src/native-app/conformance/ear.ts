import { getDotPath, safeParse } from 'valibot';
import { MessageFromParentAppSchema, type MessageFromParentApp } from 'shared-contracts';

/** A message of the app that arrived, with its fault. */
export interface Arrival {
  readonly at: number;
  readonly message: MessageFromParentApp | null;
  /** Null: the message is right. */
  readonly fault: string | null;
}

export interface Ear {
  readonly arrivals: readonly Arrival[];
  /**
   * Waits for a message that no earlier call has returned.
   *
   * @param from number of arrivals before the question; they are no answers to it
   * @param signal ends the waiting
   * @returns null: no such message came in time
   */
  wait(
    isIt: (message: MessageFromParentApp) => boolean,
    ms: number,
    signal: AbortSignal,
    from?: number,
  ): Promise<Arrival | null>;
}

function judge(
  event: MessageEvent,
  isRightPlace: boolean,
  isOfAndroid: boolean,
  target: Window,
): Arrival {
  const arrival = (message: MessageFromParentApp | null, fault: string | null): Arrival => ({
    at: Date.now(),
    message,
    fault,
  });
  const { data, source, origin } = event;
  if (!isRightPlace) {
    return arrival(
      null,
      isOfAndroid
        ? 'A message arrived on document. On iOS, dispatch it on window.'
        : 'A message arrived on window. On Android, dispatch it on document.',
    );
  }
  const isOwn = source === null || source === target;
  if (!isOwn || (origin !== '' && origin !== target.location.origin)) {
    return arrival(
      null,
      `A message came from ${origin || 'another window'}, so the page drops it.`,
    );
  }
  if (typeof data !== 'string')
    return arrival(null, 'A message is no text. Send JSON.stringify(…).');
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return arrival(null, 'A message is no JSON.');
  }
  const { success, issues, output } = safeParse(MessageFromParentAppSchema, json);
  if (success) return arrival(output, null);
  const type = String((json as { type?: unknown } | null)?.type);
  const place = getDotPath(issues[0]) ?? 'the whole message';
  return arrival(null, `${type}: ${place} is wrong. ${issues[0].message}`);
}

/** Listens to messages of the app, both on the right target and on the wrong one. */
export function listen(target: Window): Ear {
  const arrivals: Arrival[] = [];
  const waited = new Set<Arrival>();
  const listeners = new Set<() => void>();
  // Read again each time, because some apps set it late.
  const isAndroid = () => (target as { parentApp?: { os?: unknown } }).parentApp?.os === 'android';
  const hear = (isOfAndroid: boolean) => (event: Event) => {
    const isRightPlace = isOfAndroid === isAndroid();
    arrivals.push(judge(event as MessageEvent, isRightPlace, isOfAndroid, target));
    for (const listener of [...listeners]) listener();
  };
  target.addEventListener('message', hear(false));
  target.document.addEventListener('message', hear(true));

  return {
    arrivals,
    wait: (isIt, ms, signal, from = 0) =>
      new Promise((resolve) => {
        const end = (found: Arrival | null) => {
          clearTimeout(timer);
          listeners.delete(look);
          signal.removeEventListener('abort', giveUp);
          if (found) waited.add(found);
          resolve(found);
        };
        const look = () => {
          const found = arrivals
            .slice(from)
            .find((one) => one.message !== null && !waited.has(one) && isIt(one.message));
          if (found) end(found);
        };
        const giveUp = () => end(null);
        const timer = setTimeout(giveUp, ms);
        listeners.add(look);
        signal.addEventListener('abort', giveUp);
        look();
      }),
  };
}
