import { createHmac, randomBytes } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS, HOUR_MS } from 'shared-contracts';
import { errorCodeOf } from '../platform/error-code';

const SALTS = 'SenderSalts';
/** gRPC's ALREADY_EXISTS. */
const ALREADY_EXISTS = 6;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function storedSalt(db: Firestore, time: number): Promise<string> {
  const doc = db.collection(SALTS).doc(dayOf(time));
  const salt = randomBytes(32).toString('base64url');
  const expiresAt = Timestamp.fromMillis((Math.floor(time / DAY_MS) + 1) * DAY_MS + HOUR_MS);
  try {
    if (!(await doc.get()).exists) await doc.create({ salt, expiresAt });
  } catch (error) {
    // Another instance was faster.
    if (errorCodeOf(error) !== ALREADY_EXISTS) throw error;
  }
  return (await doc.get()).get('salt') as string;
}

/**
 * Names senders without their address, by a keyed hash. All instances share the key of a day (UTC).
 * It is made by chance and then deleted, so nobody can find an address by its name later. Source:
 * decision 62.
 *
 * @param now milliseconds since 1970
 * @returns the name of a sender for one purpose; another purpose gives another name
 */
export function createSenderNames(db: () => Firestore, now: () => number) {
  let known: { readonly day: string; readonly salt: Promise<string> } | undefined;
  return async (sender: string, purpose: string): Promise<string> => {
    const time = now();
    const day = dayOf(time);
    if (known?.day !== day) known = { day, salt: storedSalt(db(), time) };
    const { salt } = known;
    try {
      return createHmac('sha256', await salt)
        .update(`${purpose}\0${sender}`)
        .digest('base64url');
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/** Deletes the keys of the days before. */
export async function forgetSalts(db: Firestore, now: number): Promise<void> {
  const refs = await db.collection(SALTS).listDocuments();
  for (const ref of refs) if (ref.id < dayOf(now)) await ref.delete();
}
