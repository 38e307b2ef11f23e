import { firestoreArguments } from './firestore';

test('starts the jar by the name of its class, with the rules of the project', () => {
  const line = firestoreArguments('/sdk/emulator.jar', '127.0.0.1:18080').join(' ');
  expect(line).toContain(
    '-cp /sdk/emulator.jar com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  );
  expect(line).toContain('--host 127.0.0.1 --port 18080');
  expect(line).toMatch(/--rules \S+firebase\/firestore\.rules/);
  expect(line).toContain('--project_id demo-swissgerman');
  expect(line).not.toContain('--seed_from_export');
});

test('starts from an earlier export', () => {
  const args = firestoreArguments('/sdk/emulator.jar', '127.0.0.1:8080', '/data/metadata');
  expect(args.slice(-2)).toEqual(['--seed_from_export', '/data/metadata']);
});
