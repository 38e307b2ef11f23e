import { SITES, addresses } from '../addresses';
import { headersFor, readHostingConfig } from './config';
import { localHeaders } from './local-headers';

const where = addresses(10_000);
const localize = (value: string) => localHeaders({ name: value }, where).name;

test.each([
  ['https://swissgerman.example', 'http://localhost:13000'],
  ['https://mf-live.swissgerman.example', 'http://localhost:13004'],
  ['https://media.swissgerman.example', 'http://127.0.0.1:15010'],
  ['https://identitytoolkit.googleapis.com', 'http://127.0.0.1:19099'],
  ['https://securetoken.googleapis.com', 'http://127.0.0.1:19099'],
  ['https://firestore.googleapis.com', 'http://127.0.0.1:18080'],
  ['https://swissgerman-prod.firebaseapp.com', 'http://127.0.0.1:19099'],
  ['https://us-central1-swissgerman-prod.cloudfunctions.net', 'http://127.0.0.1:15001'],
  [
    "script-src 'self' https://mf-auth.swissgerman.example;",
    "script-src 'self' http://localhost:13001;",
  ],
  ["object-src 'none'; upgrade-insecure-requests", "object-src 'none'"],
])('%s becomes %s', (production, local) => {
  expect(localize(production)).toBe(local);
});

test('leaves an origin alone that only looks like one of ours', () => {
  expect(localize('https://swissgerman.example.evil.test')).toBe(
    'https://swissgerman.example.evil.test',
  );
});

test('drops what would make the browser refuse plain HTTP', () => {
  const headers = { 'strict-transport-security': 'max-age=63072000', 'x-other': 'stays' };
  expect(localHeaders(headers, where)).toEqual({ 'x-other': 'stays' });
});

/** The script of Google's sign-in window, and Zoom: both are loaded when a button is pressed. */
const STAYS_PUBLIC = /^https:\/\/(apis\.google\.com|((source|\*)\.)?zoom\.us)$/;

test.each(SITES)('knows every origin that the deployment of %s names', (site) => {
  const config = readHostingConfig()[site];
  const paths = [
    '/',
    '/assets/main.1a2b3c4d.js',
    '/clips/a/000.ts',
    '/lessons/a.webp',
    '/chat/',
    '/zoom/',
  ];
  const values = paths.flatMap((path) =>
    Object.values(localHeaders(headersFor(config, path), where)),
  );
  const left = values.flatMap((value) => value.match(/https:\/\/[^\s;'"]+/g) ?? []);
  expect(left.filter((origin) => !STAYS_PUBLIC.test(origin))).toEqual([]);
});
