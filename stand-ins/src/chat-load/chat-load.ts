import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createMember, type Member } from './member';
import { listen } from './listener';
import { reportOf, type ChatLoadReport, type Written } from './report';
import { givePlans, type Room } from './room';

export type { ChatLoadReport };

export interface ChatLoadOptions extends Room {
  /** Number of people in the room, who write in turn. */
  readonly members: number;
  /** Number of them who also listen. The emulator cannot serve many: docs/live.md. */
  readonly listeners: number;
  /** Messages of all people together. */
  readonly perSecond: number;
  /** Number of messages; default: until `stop`. */
  readonly messages?: number;
}

export interface ChatLoad {
  /** Resolves when all messages are written, or the load is stopped. */
  readonly ended: Promise<void>;
  /** Stops writing, waits until the listeners have everything, and counts. */
  stop(): Promise<ChatLoadReport>;
}

/** The most time for the last messages to arrive. */
const ARRIVE_MS = 20_000;
const LOOK_MS = 50;
/** Number of people who enter at the same time. */
const ENTER_AT_ONCE = 20;
/** The most messages without an answer. A slow server gets fewer; the report shows the pace. */
const MOST_UNDER_WAY = 20;

/** Fills a chat with people who write in turn. Resolves when all are inside and writing begins. */
export async function startChatLoad(options: ChatLoadOptions): Promise<ChatLoad> {
  const { perSecond, messages = Infinity } = options;
  // The same people each time, so that a second load adds only messages.
  const uids = Array.from({ length: options.members }, (_, index) => `load-member-${index}`);
  await givePlans(options, uids);
  const members = uids.map((uid) => createMember(options, uid));
  for (let first = 0; first < members.length; first += ENTER_AT_ONCE) {
    await Promise.all(members.slice(first, first + ENTER_AT_ONCE).map((member) => member.enter()));
  }
  const listeners = uids.slice(0, options.listeners).map((uid) => listen(options, uid));
  await Promise.all(listeners.map(({ ready }) => ready));

  const startedAt = Date.now();
  const written: Written[] = [];
  const refusals: string[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isOver = false;

  async function write(member: Member, turn: number): Promise<void> {
    const id = randomUUID();
    const sentAt = Date.now();
    try {
      await member.write(id, `Hoi zäme, da isch d Nummere ${turn}`);
      written.push({ id, sentAt, storedAt: Date.now() });
    } catch (error) {
      refusals.push(String(error));
    }
  }
  async function writeOn(): Promise<void> {
    let next = startedAt;
    for (let turn = 0; !isOver && turn < messages; turn += 1) {
      const member = members[turn % members.length]!;
      while (!isOver && (underWay.size >= MOST_UNDER_WAY || !member.mayWrite()))
        await wait(LOOK_MS);
      // No catching up after a pause, because a burst would be another load.
      next = Math.max(next, Date.now());
      await wait(next - Date.now());
      if (isOver) return;
      next += 1000 / perSecond;
      const message = write(member, turn).finally(() => underWay.delete(message));
      underWay.add(message);
    }
  }
  const ended = writeOn().then(async () => void (await Promise.all(underWay)));

  return {
    ended,
    async stop() {
      isOver = true;
      await ended;
      const seconds = (Date.now() - startedAt) / 1000;
      const hasAll = () => listeners.every(({ seen }) => written.every(({ id }) => seen.has(id)));
      for (const end = Date.now() + ARRIVE_MS; !hasAll() && Date.now() < end;) await wait(LOOK_MS);
      await Promise.all([
        ...listeners.map((one) => one.stop()),
        ...members.map((one) => one.leave()),
      ]);
      return reportOf({ seconds, written, refusals, seen: listeners.map(({ seen }) => seen) });
    },
  };
}
