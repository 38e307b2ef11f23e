import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Replaces every time by `a time`, because its value differs from run to run. */
export function withoutTimes(value: unknown): unknown {
  if (value instanceof Timestamp) return 'a time';
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutTimes(part)]));
}

async function documentsIn(collection: FirebaseFirestore.CollectionReference) {
  const found: [path: string, data: unknown][] = [];
  // The list also has documents that only have a collection.
  for (const reference of await collection.listDocuments()) {
    const data = (await reference.get()).data();
    if (data) found.push([reference.path, withoutTimes(data)]);
    for (const inner of await reference.listCollections())
      found.push(...(await documentsIn(inner)));
  }
  return found;
}

/** Reads a small database: data by path, with every time as `a time`. */
export async function contentOf(db: Firestore): Promise<Record<string, unknown>> {
  const collections = await db.listCollections();
  return Object.fromEntries((await Promise.all(collections.map(documentsIn))).flat());
}
