import { captionsOf, vttTime } from './captions';

const Text = 'Grüezi.\nHello.\n\nTom & <Vreni>\nTom & <Vreni>\n\nAdie.\nGoodbye.';
const times = [
  { start: 0.5, end: null, lineNumber: 1 },
  { start: 3, end: 4.25, lineNumber: 5 },
  { start: 61.5, end: null, lineNumber: 9 },
];

test('a cue per sentence and language, numbered as the sentences are', () => {
  const { gsw, en } = captionsOf(Text, times, 64);
  expect(gsw).toBe(
    [
      'WEBVTT\n',
      '1\n00:00:00.500 --> 00:00:03.000\nGrüezi.\n',
      '2\n00:00:03.000 --> 00:00:04.250\nTom &amp; &lt;Vreni&gt;\n',
      '3\n00:01:01.500 --> 00:01:04.000\nAdie.\n',
    ].join('\n'),
  );
  expect(en).toContain('1\n00:00:00.500 --> 00:00:03.000\nHello.\n');
  expect(en).toContain('\nGoodbye.\n');
});

test('a repeated sentence has its own number, in the shown language', () => {
  const later = [
    { line: 2, in: 'gsw', start: 62, end: 63 },
    { line: 2, in: 'en', start: 63, end: 63.5 },
    { line: 1, in: 'gsw', start: 63.5, end: 64 },
  ] as const;
  const short = [times[0], times[1]].flatMap((time) => time ?? []);
  const { gsw, en } = captionsOf('Eis.\nOne.\n\nZwäi.\nTwo.', short, 64, later);
  expect(gsw).toBe(
    [
      'WEBVTT\n',
      '1\n00:00:00.500 --> 00:00:03.000\nEis.\n',
      '2\n00:00:03.000 --> 00:00:04.250\nZwäi.\n',
      '2.2\n00:01:02.000 --> 00:01:03.000\nZwäi.\n',
      '1.2\n00:01:03.500 --> 00:01:04.000\nEis.\n',
    ].join('\n'),
  );
  expect(en).toBe(
    [
      'WEBVTT\n',
      '1\n00:00:00.500 --> 00:00:03.000\nOne.\n',
      '2\n00:00:03.000 --> 00:00:04.250\nTwo.\n',
      '2.3\n00:01:03.000 --> 00:01:03.500\nTwo.\n',
    ].join('\n'),
  );
});

test.each([
  [0, '00:00:00.000'],
  [59.9996, '00:01:00.000'],
  [3599.5, '00:59:59.500'],
  [3600, '01:00:00.000'],
])('%d s is %s', (seconds, time) => {
  expect(vttTime(seconds)).toBe(time);
});
