import { SOUND_RATE, soundtrack } from './soundtrack';

const seconds = (count: number, sample: number) => {
  const sound = Buffer.alloc(count * SOUND_RATE * 2);
  for (let at = 0; at < sound.length; at += 2) sound.writeInt16LE(sample, at);
  return sound;
};
/** The loudness in the middle of each half second. */
const heard = (sound: Buffer) =>
  Array.from({ length: sound.length / SOUND_RATE }, (_, half) =>
    sound.readInt16LE(half * SOUND_RATE + SOUND_RATE / 2),
  );

test('each recording is heard at its times, and silence between them', () => {
  const plan = {
    seconds: 5,
    lines: [
      { start: 0.5, end: 2.5, at: [0.5, 1.5] },
      { start: 3, end: 4, at: [3] },
    ],
  };
  const sound = soundtrack([seconds(0.5, 7), seconds(1, 9)], plan);
  expect(heard(sound)).toEqual([0, 7, 0, 7, 0, 0, 9, 9, 0, 0]);
});
