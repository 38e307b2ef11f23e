import { assertLocal } from './local-only';

test.each(['127.0.0.1:9099', 'localhost:9099', '[::1]:9099'])('%s is local', (host) => {
  expect(() => assertLocal('demo-swissgerman', host, '127.0.0.1:8080')).not.toThrow();
});

test.each([
  ['a real project', 'swissgerman-prod', '127.0.0.1:9099', '127.0.0.1:8080'],
  ['another machine', 'demo-swissgerman', 'auth.example:9099', '127.0.0.1:8080'],
  ['a look-alike', 'demo-swissgerman', '127.0.0.1.evil.example:9099', '127.0.0.1:8080'],
  ['the real database', 'demo-swissgerman', '127.0.0.1:9099', undefined],
])('%s is refused', (_, project, auth, firestore) => {
  expect(() => assertLocal(project, auth, firestore)).toThrow(RangeError);
});
