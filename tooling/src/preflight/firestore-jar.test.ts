import { findFirestoreJar, type JarSources } from './firestore-jar.mjs';

const IN_SDK = '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

function machine(files: readonly string[], more: Partial<JarSources> = {}): JarSources {
  return {
    fromEnvironment: undefined,
    gcloud: '/sdk/bin/gcloud',
    cache: '/cache',
    exists: (path) => files.includes(path),
    list: (folder) =>
      files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length + 1)),
    ...more,
  };
}

const CACHED = '/cache/cloud-firestore-emulator-v1.19.8.jar';

test('takes the one that the environment names', () => {
  const sources = machine(['/mine.jar', IN_SDK], { fromEnvironment: '/mine.jar' });
  expect(findFirestoreJar(sources)).toEqual({ jar: '/mine.jar', oldestJava: 17 });
});

test('says so when the environment names a file that is not there', () => {
  const sources = machine([IN_SDK], { fromEnvironment: '/gone.jar' });
  expect(findFirestoreJar(sources)).toEqual({
    problem: 'FIRESTORE_EMULATOR_JAR names /gone.jar, which does not exist.',
  });
});

test("takes the Google Cloud SDK's before a downloaded one, and Java 17 will do [CMD-firestore-emulator]", () => {
  expect(findFirestoreJar(machine([IN_SDK, CACHED]))).toEqual({ jar: IN_SDK, oldestJava: 17 });
});

test('takes the newest download when the SDK has none, and asks for Java 21 [CMD-firestore-emulator]', () => {
  const older = '/cache/cloud-firestore-emulator-v1.9.12.jar';
  const other = '/cache/firebase-database-emulator-v4.11.2.jar';
  const expected = { jar: CACHED, oldestJava: 21 };
  expect(findFirestoreJar(machine([older, CACHED, other]))).toEqual(expected);
  expect(findFirestoreJar(machine([CACHED], { gcloud: undefined }))).toEqual(expected);
});

test('asks for Java 21 before it downloads one', () => {
  expect(findFirestoreJar(machine([]))).toEqual({ jar: undefined, oldestJava: 21 });
});
