import { SOUND_RATE, soundtrack } from './soundtrack';

const seconds = (count: number, sample: number) => {
  const sound = Buffer.alloc(count * SOUND_RATE * 2);
  for (let at = 0; at < sound.length; at += 2) sound.writeInt16LE(sample, at);
  return sound;
};
/** The amplitude in the middle of each half second. */
const heard = (sound: Buffer) =>
  Array.from({ length: sound.length / SOUND_RATE }, (_, half) =>
    sound.readInt16LE(half * SOUND_RATE + SOUND_RATE / 2),
  );

test('plays each recording at its times and tempo, with silence between', () => {
  const timeline = {
    seconds: 5,
    sounds: [
      { line: 1, at: 0.5, tempo: 1 },
      { line: 1, at: 1.5, tempo: 1 },
      { line: 2, at: 3, tempo: 1 },
      { line: 2, at: 4, tempo: 2 },
    ],
  };
  const sound = soundtrack(({ line, tempo }) => seconds(line / 2 / tempo, 5 + line), timeline);
  expect(heard(sound)).toEqual([0, 6, 0, 6, 0, 0, 7, 7, 7, 0]);
});
