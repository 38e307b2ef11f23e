import { parseMeasured } from './measure';

const OUTPUT = `
  Duration: 00:01:02.56, start: 0.000000, bitrate: 34 kb/s
[Parsed_ebur128_1 @ 0x1] t: 0.4 M: -20.1 S:-120.7 I: -70.0 LUFS
[Parsed_ebur128_1 @ 0x1] Summary:
  Integrated loudness:
    I:         -16.3 LUFS
    Threshold: -26.4 LUFS
`;

test('reads the duration, and the loudness of the whole', () => {
  expect(parseMeasured(OUTPUT)).toEqual({ seconds: 62.56, loudness: -16.3 });
});

test('a file without sound is an error', () => {
  expect(() => parseMeasured('Duration: N/A')).toThrow('ffmpeg heard no sound');
});
