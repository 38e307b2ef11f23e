import { compositionId, parseCompositionId } from './composition';

const ID = 'shell-0a1b2c3d.auth-11111111.lessons-22222222.live-off';
const builds = {
  shell: '0a1b2c3d',
  'mf-auth': '11111111',
  'mf-lessons': '22222222',
  'mf-live': 'off',
};

test('the id names the build of each package, the shell first', () => {
  expect(compositionId(builds)).toBe(ID);
});

test('the order of the remotes changes nothing', () => {
  expect(compositionId(Object.fromEntries(Object.entries(builds).reverse()))).toBe(ID);
});

test('another build is another id', () => {
  expect(compositionId({ ...builds, 'mf-auth': '11111112' })).not.toBe(ID);
});

test('the builds can be read from an id', () => {
  expect(parseCompositionId(ID)).toEqual(builds);
});

test('a name of two words stays whole', () => {
  const named = { shell: '0a1b2c3d', 'mf-two-words': '33333333' };
  expect(parseCompositionId(compositionId(named))).toEqual(named);
});

test('a build with characters that a URL must escape is still named', () => {
  expect(compositionId({ shell: '0a1b2c3d', 'mf-live': 'dev/1 2' })).toBe(
    'shell-0a1b2c3d.live-dev12',
  );
});

test.each(['', 'shell', 'shell-', 'shell-1.', 'shell-1.live-2.live-3', 'shell-1;rm', '../x-1'])(
  'is refused: %j',
  (text) => {
    expect(parseCompositionId(text)).toBeUndefined();
  },
);
