import { effectsOf, type PlayerAction, type PlayerFacts } from './player-action';

const TIMES = [
  { line: 0, start: 2, end: 4 },
  { line: 1, start: 6, end: 8 },
];
const FACTS: PlayerFacts = {
  captions: 'gsw',
  speed: 1,
  position: 7,
  isPlaying: false,
  line: 1,
  loop: undefined,
  times: TIMES,
  // The first line is said again after the dialogue.
  turns: [...TIMES, { line: 0, start: 10, end: 12 }],
};
const seek = (to: number) => ({ do: 'seek', to });
const PLAY = { do: 'play' };
const speed = (value: number) => [{ do: 'prefer', values: { speed: value } }];
const captions = (value: string) => [{ do: 'prefer', values: { captions: value } }];
const loop = (line?: number) => ({ do: 'loop', line });

test.each<[string, PlayerAction, Partial<PlayerFacts>, readonly object[]]>([
  ['a film that stands still plays', { do: 'toggle-play' }, {}, [PLAY]],
  ['a film that plays stops', { do: 'toggle-play' }, { isPlaying: true }, [{ do: 'pause' }]],
  ['a skip forwards', { do: 'skip', by: 5 }, {}, [seek(12)]],
  ['a skip backwards', { do: 'skip', by: -5 }, {}, [seek(2)]],
  ['the next line may be one that comes again', { do: 'step-line', by: 1 }, {}, [seek(10)]],
  ['after the last line there is no next one', { do: 'step-line', by: 1 }, { position: 11 }, []],
  ['the line that was spoken last', { do: 'repeat-line' }, { position: 9 }, [seek(6), PLAY]],
  ['before the first line none repeats', { do: 'repeat-line' }, { position: 1 }, []],
  ['a line plays from its beginning', { do: 'play-line', line: 0 }, {}, [seek(2), PLAY]],
  ['a line without a time does not play', { do: 'play-line', line: 4 }, {}, []],
  ['a loop begins in its line', { do: 'toggle-loop' }, {}, [loop(1)]],
  [
    'at the end of a line a loop leads back',
    { do: 'toggle-loop' },
    { position: 8 },
    [loop(1), seek(6)],
  ],
  ['a loop leads back to its line', { do: 'toggle-loop' }, { position: 11 }, [loop(1), seek(6)]],
  [
    'before any line the first is repeated',
    { do: 'toggle-loop' },
    { line: undefined, position: 0 },
    [loop(0), seek(2)],
  ],
  ['a loop ends', { do: 'toggle-loop' }, { loop: 1 }, [loop()]],
  ['slower', { do: 'change-speed', by: -1 }, { speed: 0.75 }, speed(0.5)],
  ['not slower than the slowest', { do: 'change-speed', by: -1 }, { speed: 0.5 }, speed(0.5)],
  [
    'faster, from a speed that is not offered',
    { do: 'change-speed', by: 1 },
    { speed: 1.4 },
    speed(1.5),
  ],
  ['not faster than the fastest', { do: 'change-speed', by: 1 }, { speed: 2 }, speed(2)],
  ['from dialect to English', { do: 'next-captions' }, { captions: 'gsw' }, captions('en')],
  ['from English to both', { do: 'next-captions' }, { captions: 'en' }, captions('both')],
  ['from both to none', { do: 'next-captions' }, { captions: 'both' }, captions('off')],
  ['from none to dialect', { do: 'next-captions' }, { captions: 'off' }, captions('gsw')],
])('%s', (_, action, facts, effects) => {
  expect(effectsOf(action, { ...FACTS, ...facts })).toEqual(effects);
});
