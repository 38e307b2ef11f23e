import { parseByteRange } from './byte-range';

test.each([
  ['bytes=0-99', { kind: 'part', start: 0, end: 99 }],
  ['bytes=900-', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-100', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
  ['bytes=990-5000', { kind: 'part', start: 990, end: 999 }],
  ['bytes=1000-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
])('%s of 1000 bytes', (header, expected) => {
  expect(parseByteRange(header, 1000)).toEqual(expected);
});

test.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=0-1'])(
  '%j asks for nothing that must be obeyed',
  (header) => {
    expect(parseByteRange(header, 1000)).toEqual({ kind: 'all' });
  },
);
