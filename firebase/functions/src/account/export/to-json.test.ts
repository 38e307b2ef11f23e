import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { toJson } from './to-json';

const time = '2026-11-20T12:00:00.000Z';

test.each<[string, unknown, unknown]>([
  ['a time', Timestamp.fromDate(new Date(time)), time],
  ['a time deep inside', { a: [{ b: Timestamp.fromDate(new Date(time)) }] }, { a: [{ b: time }] }],
  ['bytes', Buffer.from('Hoi'), 'SG9p'],
  ['a reference', new Firestore({ projectId: 'demo-test' }).doc('Videos/winter'), 'Videos/winter'],
  ['null', null, null],
  ['plain values', { a: 1, b: 'x', c: true, d: [] }, { a: 1, b: 'x', c: true, d: [] }],
])('%s', (_, stored, json) => {
  expect(toJson(stored)).toEqual(json);
});
