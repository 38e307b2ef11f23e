import { DIFFERENCE_KINDS, type DifferenceKind, type DifferenceRule } from 'shared-contracts';

/** Whole words without a rule of sounds. */
const SMALL_WORDS = Object.entries({
  de: 'der den dem',
  d: 'die der den',
  s: 'das es sie',
  em: 'dem einem ihm',
  en: 'ein einen',
  e: 'ein eine',
  es: 'ein eine',
  eme: 'einem',
  imene: 'in',
  mer: 'man wir mir',
  der: 'dir',
  mir: 'wir',
  na: 'noch',
  dè: 'der den',
  er: 'ihr',
  kä: 'kein keine',
  käs: 'kein',
  öi: 'euch',
  nu: 'nur',
  bim: 'bei',
  vom: 'von',
  zum: 'zu',
  z: 'zu',
  mee: 'mehr',
})
  .flatMap(([dialect, german]) => german.split(' ').map((word) => `^${dialect}$>${word}`))
  .join(' ');

/**
 * Pairs of letters in dialect and in standard German: `ch>k`. `^` and `$` bind a pair to the
 * beginning or the end of a word. Of several rules in a word, the first in this list is shown. A
 * pair with a higher cost is used last.
 */
const RULES: readonly (readonly [
  DifferenceRule,
  'sound' | 'ending',
  pairs: string,
  cost?: number,
])[] = [
  ['k-ch', 'sound', 'ch>k ch>ck ch>kk'],
  ['ei-ii', 'sound', 'ii>ei i>ei y>ei iir>eier iises$>eines is$>ein'],
  ['au-uu', 'sound', 'uu>au u>au'],
  ['eu-üü', 'sound', 'üü>eu ü>eu üü>äu ü>äu'],
  ['u-ue', 'sound', 'ue>u ue>uh üe>ü üe>üh'],
  [
    'n-lost',
    'sound',
    'öi>ün öi>un öisi$>unsere öisem$>unserem äi>ein äi>eine üf>ünf äisch>ens ^is$>ins',
  ],
  ['ei-äi', 'sound', 'äi>ei öi>eu öi>äu öi>eue'],
  ['st-scht', 'sound', 'scht>st schp>sp sch$>st sch$>sst usch$>onst'],
  ['e-ä', 'sound', 'ä>e ää>e ää>eh ä>a ää>a ää>ah'],
  ['o-u', 'sound', 'u>o uu>o unn>omm'],
  ['e-ö', 'sound', 'ö>e ö>a öö>ä öö>äh ö>o öö>o ü>u ö>i ö>ä ü>i ü>ei üü>ie ü>ie'],
  ['umlaut', 'sound', 'u>ü u>üh a>ä aa>äh aa>ä o>ö au>äu'],
  [
    'tag-tig',
    'ending',
    'tig$>tag ätig$>ontag schtig$>stag unschtig$>onnerstag ziischtig$>dienstag',
    0.9,
  ],
  ['ung-ig', 'ending', 'ig$>ung aabig>abend ige$>ungen'],
  ['hour-i', 'ending', 'i$>'],
  ['chen-li', 'ending', 'li$>chen eli$>chen äitli$>ädchen', 0.9],
  ['lich-li', 'ending', 'li$>lich ndli$>nlich', 0.9],
  ['ge-g', 'ending', '^g>ge ^gg>geg ^>ge ^p>be ^b>be ^ze>zu ^z>zu'],
  ['ge-g', 'ending', 'g>ge >ge', 1.4],
  ['verb-ed', 'ending', 'ed$>en ed$>et ed$>t ed$>n ets$>t', 1.1],
  ['en-e', 'ending', 'e$>en e$>n $>en e>en le$>eln', 0.9],
  ['e-i', 'ending', 'i$>e i$>es'],
  ['n-lost', 'sound', '$>n $>nn a>an aa>an ^ii>ein'],
  ['ch-lost', 'sound', '$>ch e$>ch ^na>nach ^weli$>welche ^weles$>welches'],
  ['e-lost', 'ending', '$>e $>er r$>er s$>es dt$>det zg$>zig zg$>tzig ssg$>ssig'],
  ['e-lost', 'ending', '>e', 1.5],
  ['short', 'ending', SMALL_WORDS, 0.5],
  ['d-t', 'sound', 't>d d>t p>b b>p gg>ck gg>k gg>g k>g'],
  ['sound', 'sound', 'e>a ä>o ä>i e>i e>ei i>e e>o o>a oo>ah >h tscht>tzt ^kafi$>kaffee', 1.2],
  [
    'form',
    'ending',
    'et$>t äi>ag ää>eb oo$>ommen aa$>ommen aa>eh ee>ieh it>ibt oorn$>orgen rne$>ren ele$>el re$>r ^g> e>und ^drüü$>drei ^zwoo$>zwei ^zwee$>zwei',
  ],
  ['joined', 'ending', 's$> i$> ni$> mer$> er$>'],
];

/** Differences of spelling only, such as the length of a vowel. */
const SPELLING = [
  ...[...'aeiouäöü'].flatMap((vowel) => [
    `${vowel}${vowel}>${vowel}`,
    `${vowel}${vowel}>${vowel}h`,
    `${vowel}>${vowel}${vowel}`,
    `${vowel}>${vowel}h`,
  ]),
  ...[...'bdfglmnprst'].flatMap((letter) => [
    `${letter}>${letter}${letter}`,
    `${letter}${letter}>${letter}`,
  ]),
  ...'i>ie ii>ie ii>ih y>i è>e èè>e è>eh e>ä k>ck z>tz tz>z f>v v>f f>ff ss>s ie>ieh zi>ti'.split(
    ' ',
  ),
].join(' ');

interface Step {
  readonly from: string;
  readonly to: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly cost: number;
  /** Index in `RULES`; undefined: only spelling. */
  readonly rule?: number;
}

const stepsOf = (pairs: string, cost: number, rule?: number): Step[] =>
  pairs.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.replace(/[$^]/g, '').split('>');
    const place = { isFirst: pair.startsWith('^'), isLast: pair.includes('$') };
    return { from, to, ...place, cost, ...(rule !== undefined && { rule }) };
  });

const STEPS: readonly Step[] = [
  ...stepsOf(SPELLING, 0.1),
  ...RULES.flatMap(([, , pairs, cost = 1], rule) => stepsOf(pairs, cost, rule)),
];

/** The rules that turn a dialect word into a German one. */
export interface Change {
  /** 1: the same letters; near 0: so many rules that it may be chance. */
  readonly likeness: number;
  /** The rule to show; undefined: only spelling differs. */
  readonly rule: DifferenceRule | undefined;
}

export const kindOf = (rule: DifferenceRule): DifferenceKind =>
  DIFFERENCE_KINDS.find((kind) => kind === rule) ??
  RULES.find(([name]) => name === rule)?.[1] ??
  'word';

interface Way {
  readonly cost: number;
  readonly rules: readonly number[];
}

/**
 * Compares a dialect word with a German one, letter by letter, and finds the rules of least cost
 * that turn the first into the second.
 *
 * @returns undefined: no rules fit, or too many are needed
 */
export function changeOf(dialect: string, german: string): Change | undefined {
  const source = dialect.toLocaleLowerCase('de');
  const target = german.toLocaleLowerCase('de').replaceAll('ß', 'ss').replaceAll('’', '');
  const ways = new Map<number, Way | undefined>();
  /** The cheapest way from these places in both words to their ends. */
  const wayFrom = (at: number, place: number): Way | undefined => {
    if (at === source.length && place === target.length) return { cost: 0, rules: [] };
    const key = at * 100 + place;
    if (ways.has(key)) return ways.get(key);
    let best: Way | undefined;
    const take = (way: Way | undefined, cost: number, rule?: number): void => {
      if (!way || (best && best.cost <= way.cost + cost)) return;
      best = {
        cost: way.cost + cost,
        rules: rule === undefined ? way.rules : [rule, ...way.rules],
      };
    };
    if (at < source.length && source[at] === target[place]) take(wayFrom(at + 1, place + 1), 0);
    for (const { from, to, isFirst, isLast, cost, rule } of STEPS) {
      if (isFirst && (at > 0 || place > 0)) continue;
      if (!source.startsWith(from, at) || !target.startsWith(to, place)) continue;
      const [end, next] = [at + from.length, place + to.length];
      if (isLast && (end < source.length || next < target.length)) continue;
      take(wayFrom(end, next), cost, rule);
    }
    ways.set(key, best);
    return best;
  };
  const way = wayFrom(0, 0);
  if (!way) return undefined;
  const likeness = 1 - way.cost / (1.2 + target.length / 3);
  if (likeness < 0) return undefined;
  return { likeness, rule: RULES[Math.min(...way.rules)]?.[0] };
}
