/**
 * Short vowels as phonemes of espeak-ng's German voice. Dieth spelling follows the sound, so rules
 * are enough, without a dictionary. Limits: stress is guessed (the first syllable, except after
 * common prefixes), and foreign names are read as dialect. So the result is only a sample.
 */

const SHORT = {
  a: 'a',
  ä: 'a',
  e: 'E',
  è: 'E',
  é: 'E',
  i: 'I',
  o: 'O',
  ö: 'W',
  u: 'U',
  ü: 'y',
  y: 'i',
} as const;

/** Longest first; `@` is a murmured vowel. */
const SOUNDS: readonly (readonly [spelling: string, phonemes: string])[] = [
  ['tsch', 'tS'],
  ['sch', 'S'],
  ['chs', 'ks'],
  ['äie', 'EI@'],
  ['öie', 'OY@'],
  ['aa', 'A:'],
  ['ää', 'E:'],
  ['ee', 'e:'],
  ['èè', 'E:'],
  ['ii', 'i:'],
  ['ie', 'i@'],
  ['yy', 'i:'],
  ['oo', 'o:'],
  ['öö', 'Y:'],
  ['uu', 'u:'],
  ['üü', 'y:'],
  ['ue', 'u@'],
  ['üe', 'y@'],
  ['äi', 'EI'],
  ['ei', 'EI'],
  ['ai', 'aI'],
  ['öi', 'OY'],
  ['oi', 'OY'],
  ['eu', 'OY'],
  ['au', 'aU'],
  ['ou', 'OU'],
  ['dt', 't'],
  ['ng', 'N'],
  ['nk', 'Nk'],
  ['ch', 'x'],
  ['ck', 'k'],
  ['ph', 'f'],
  ['th', 't'],
  ['qu', 'kv'],
  ['tz', 'ts'],
  ['pf', 'pf'],
  ['b', 'b'],
  ['c', 'k'],
  ['d', 'd'],
  ['f', 'f'],
  ['g', 'g'],
  ['h', 'h'],
  ['j', 'j'],
  ['k', 'k'],
  ['l', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['p', 'p'],
  ['r', 'r'],
  ['s', 's'],
  ['t', 't'],
  ['v', 'f'],
  ['w', 'v'],
  ['x', 'ks'],
  ['z', 'ts'],
  ...Object.entries(SHORT),
];

const VOWEL = /^[@aAeEiIoOuUyYW]/;
/** Prefixes without stress, before at least three more letters. */
const UNSTRESSED = /^(ver|er|be|ent|gg?e)(?=\p{L}{3})/u;

const letters = (word: string): string => word.replace(/([bdfghklmnprstvwxz])\1/g, '$1');

function soundAt(word: string, index: number): readonly [spelling: string, phonemes: string] {
  const rest = word.slice(index);
  // At the beginning of a word, `st` and `sp` sound like scht and schp.
  if (index === 0 && /^s[tp]/.test(rest)) return ['s', 'S'];
  // An unstressed ending is a murmur: Gasse, mached, mitenand stays.
  if (index > 0 && /^e(?:[dnlrt]|s)?$/.test(rest)) return ['e', '@'];
  return SOUNDS.find(([spelling]) => rest.startsWith(spelling)) ?? [rest.slice(0, 1), ''];
}

function wordPhonemes(word: string): string {
  const spelled = letters(word.toLowerCase().normalize('NFC'));
  const prefix = UNSTRESSED.exec(spelled)?.[0].length ?? 0;
  let phonemes = '';
  let isStressed = false;
  let index = 0;
  while (index < spelled.length) {
    const [spelling, sound] = soundAt(spelled, index);
    if (!isStressed && index >= prefix && sound !== '@' && VOWEL.test(sound)) {
      phonemes += "'";
      isStressed = true;
    }
    phonemes += sound;
    index += spelling.length;
  }
  return phonemes;
}

/**
 * Turns a sentence in Dieth spelling into espeak-ng's input: words become `[[phonemes]]`, and the
 * punctuation stays, so that the voice pauses and rises.
 *
 * @param line one sentence, `Was choscht das?`
 * @returns `[[v'as x'OSt d'as]]?`
 */
export function diethToPhonemes(line: string): string {
  return line
    .split(/(?<=[.,!?;:…–])\s+|\s+(?=[–])/u)
    .flatMap((part) => {
      const words = part.match(/[\p{L}]+/gu)?.map(wordPhonemes) ?? [];
      const mark = /[.,!?;:]/.exec(part.slice(-2))?.[0] ?? ',';
      return words.length === 0 ? [] : [`[[${words.join(' ')}]]${mark}`];
    })
    .join(' ');
}
