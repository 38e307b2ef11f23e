import { createFunctionsReadiness } from './functions-readiness';

test('is ready when the CLI says so, also in pieces', () => {
  const readiness = createFunctionsReadiness();
  readiness.add('✔  functions: Loaded functions definitions\n│ ✔  All emul');
  expect(readiness.isReady()).toBe(false);
  readiness.add('ators ready! It is now safe to connect your app. │');
  expect(readiness.isReady()).toBe(true);
});

test('fails when the functions do not load, although the CLI calls itself ready', () => {
  const readiness = createFunctionsReadiness();
  readiness.add(
    'Failed to load function definition from source: Error: x is not defined\nAll emulators ready!',
  );
  expect(() => readiness.isReady()).toThrow('The functions do not load: Error: x is not defined');
});
