import { addresses } from 'delivery/addresses';
import { firebaseConfig } from './firebase-config';

test('moves every port by the offset', () => {
  const { emulators, functions } = firebaseConfig(addresses(10_000), 'functions');
  expect(emulators.auth).toEqual({ host: '127.0.0.1', port: 19_099 });
  expect(emulators.functions).toEqual({ host: '127.0.0.1', port: 15_001 });
  expect(emulators.hub.port).toBe(14_400);
  expect(emulators.logging.port).toBe(14_500);
  expect(emulators.tasks.port).toBe(19_499);
  expect(functions[0]?.source).toBe('functions');
});

test('names no functions where none are served', () => {
  const { emulators, functions } = firebaseConfig(addresses(10_000));
  expect(functions).toEqual([]);
  expect(emulators.auth.port).toBe(19_099);
});

test('leaves Firestore, which the CLI would refuse on an older Java, to us', () => {
  expect(Object.keys(firebaseConfig(addresses(0), 'functions').emulators)).not.toContain(
    'firestore',
  );
});
