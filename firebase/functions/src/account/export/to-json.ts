import { DocumentReference, Timestamp } from 'firebase-admin/firestore';

/** Turns stored data into JSON. Times become ISO 8601 text, references paths, and bytes base64. */
export function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJson(part)]));
}
