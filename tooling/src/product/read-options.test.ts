import { readOptions } from './read-options';

const HELP = { canary: 'Say how many', reason: 'Say why' };
const read = (...args: string[]) => readOptions(args, HELP, ['--override']);

afterEach(() => {
  delete process.env.npm_config_canary;
  delete process.env.npm_config_override;
});

test.each([
  [['mf-live', '--canary', '5%', '--override']],
  [['--override', 'mf-live', '--canary=5%']],
])('reads %j', (args) => {
  const { words, texts, flags } = read(...args);
  expect({ words, texts, flags: [...flags] }).toEqual({
    words: ['mf-live'],
    texts: { canary: '5%' },
    flags: ['--override'],
  });
});

test.each(['canary', 'override'])(
  'refuses everything where npm has kept --%s for itself',
  (name) => {
    process.env[`npm_config_${name}`] = 'true';
    expect(() => read('mf-live')).toThrow(
      new RegExp(
        `npm has kept --${name} for itself; nothing has changed. Write -- before all words`,
      ),
    );
  },
);

test('names what is known where an option is not', () => {
  expect(() => read('mf-live', '--cannary', '5%')).toThrow(
    'There is no option --cannary. Known: --canary …, --reason …, --override',
  );
});

test('says what is missing where an option has no text', () => {
  expect(() => read('mf-live', '--canary=')).toThrow('Say how many');
  expect(() => read('mf-live', '--reason', '--override')).toThrow('Say why');
});
