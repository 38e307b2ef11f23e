import { pathToFileURL } from 'node:url';
import { PROJECT_ID, type Addresses } from 'delivery/addresses';
import { emulatorEnvironment } from 'tooling/emulators';
import { inRoot } from 'delivery/paths';
import { keep, type BenchCase } from '../lab';
import { MEMBER } from '../sign-in';
import { quantile } from '../statistics';

const WARM_UPS = 50;
const CALLS = 500;

/** One handler, ready to be called. */
interface Handler {
  /** Of the callable. */
  readonly name: string;
  readonly call: () => Promise<unknown>;
}

/** The used part of the functions, loaded from their sources as in a test. */
interface FunctionsModule {
  database(): { terminate(): Promise<void> };
  getSecureData(payload: object, caller: object, services: object): Promise<unknown>;
}

/** The files of the handlers, in `firebase/functions/src`. */
export const HANDLER_FILES = {
  database: 'platform/database.ts',
  getSecureData: 'lessons/get-secure-data.ts',
} as const;

const load = async (file: string): Promise<Partial<FunctionsModule>> =>
  (await import(pathToFileURL(inRoot('firebase', 'functions', 'src', file)).href)) as object;

/** @returns uid of the seeded member */
async function uidOfMember({ auth }: Addresses): Promise<string> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...MEMBER, returnSecureToken: true }),
  });
  const { localId } = (await response.json()) as { localId?: string };
  if (localId === undefined) throw new Error(`${MEMBER.email} is not a seeded account`);
  return localId;
}

/** Times serial calls in one warm process, ms each. */
async function timeCalls({ call }: Handler): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = -WARM_UPS; count < CALLS; count++) {
    const startedAt = performance.now();
    await call();
    if (count >= 0) times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b);
}

/** Measures the handler of each callable without the platform around it. */
export const handlers: BenchCase = {
  name: 'handlers',
  title: `${CALLS} warm calls of each handler`,
  isInQuick: false,
  async run(lab) {
    const { addresses, lesson } = lab;
    // The libraries read it when they connect.
    Object.assign(process.env, emulatorEnvironment(addresses));
    const { database } = await load(HANDLER_FILES.database);
    const { getSecureData } = await load(HANDLER_FILES.getSecureData);
    if (!database || !getSecureData)
      throw new Error('firebase/functions offers other handlers now');
    const db = database();
    const videoID = decodeURIComponent(lesson.path.split('/').at(-1) ?? '');
    const caller = { kind: 'member', uid: await uidOfMember(addresses) };
    const media = {
      origin: addresses.sites.media.origin,
      signingSecret: `the bench of ${PROJECT_ID}`,
    };
    const services = { db, media, now: () => new Date() };
    const all: readonly Handler[] = [
      { name: 'getSecureData_v2_0', call: () => getSecureData({ videoID }, caller, services) },
    ];
    for (const handler of all) {
      const times = await timeCalls(handler);
      const values = { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
      keep(lab, 0, { scenario: 'handler', profile: 'fast', subject: handler.name }, values);
    }
    await db.terminate();
  },
};
