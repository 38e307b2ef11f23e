import type { DifferenceKind, DifferenceRule } from 'shared-contracts';

/** Every sentence about the differences between standard German and the dialect. */
export const differences = {
  why: (word: string) => `Why? ${word}`,
  kinds: {
    word: 'Another word',
    sound: 'Another sound',
    ending: 'Another ending',
    order: 'Another order',
  } satisfies Record<DifferenceKind, string>,
  /** Shown below the dialect's word and the standard German word. */
  rules: {
    word: 'The dialect says this with another word.',
    sound: 'It is the same word; only its sound differs.',
    ending: 'It is the same word with another ending.',
    order: 'The word stands at another place in the dialect.',
    perfect: 'The dialect has no past like “war” or “hatte”: it says “isch gsii” and “hät ghaa”.',
    'k-ch': 'Where standard German has k, the dialect often has ch: Chind = Kind.',
    'st-scht':
      'In and at the end of words st is spoken scht, or only sch: Poscht = Post, bisch = bist.',
    'ei-ii': 'Many words with ei have i in the dialect: Ziit = Zeit, min = mein.',
    'au-uu': 'Many words with au have u in the dialect: Huus = Haus, uf = auf.',
    'eu-üü': 'Many words with eu or äu have ü in the dialect: Füür = Feuer, hüt = heute.',
    'u-ue': 'Some words with u or ü have ue or üe, two sounds: guet = gut, müed = müde.',
    'ei-äi': 'Other words with ei or eu have äi or öi: zwäi = zwei, nöi = neu.',
    'e-ä':
      'Where standard German has e or a, the dialect often has ä: schnäll = schnell, hät = hat.',
    'o-u': 'Where standard German has o, the dialect often has u: Sune = Sonne, Wuche = Woche.',
    'e-ö':
      'The dialect often rounds the lips to ö or ü: Schwöschter = Schwester, würkli = wirklich.',
    umlaut: 'Many words have no umlaut in the dialect: Stuck = Stück, faart = fährt.',
    'd-t': 'Strong and weak consonants change places: tunkel = dunkel, Jagge = Jacke.',
    'n-lost': 'An n after a vowel is often lost: Maa = Mann, föif = fünf, bi = bin.',
    'ch-lost': 'A ch at the end is often lost: au = auch, mi = mich.',
    'en-e': 'The ending -en is only -e in the dialect: mache = machen, Lade = Laden.',
    'e-i': 'Where standard German ends in -e, the dialect often ends in -i: Mieti = Miete.',
    'e-lost':
      'A weak vowel at the end is left out in the dialect: Straass = Strasse, füfzg = fünfzig.',
    'verb-ed': 'Verbs end in -ed for we, you and they: mir mached = wir machen.',
    'ge-g': 'The beginnings ge-, be- and zu- are short or gone: gsäit = gesagt, Pricht = Bericht.',
    'lich-li': 'The ending -lich is only -li in the dialect: würkli = wirklich.',
    'chen-li': 'What is small ends in -li, not in -chen: Stückli = Stückchen.',
    'ung-ig': 'The endings -ung and -end are -ig in the dialect: Wonig = Wohnung, Aabig = Abend.',
    'tag-tig': 'The days of the week end in -tig: Mäntig = Montag.',
    'hour-i': 'Hours end in -i in the dialect: am halbi achti = um halb acht.',
    short: 'Small words are even shorter in the dialect: de = der, d = die, e = eine.',
    joined: 'The dialect has it in the word beside it: häsch = hast du, imene = in einem.',
    form: 'The same word; the dialect has its own form of it: gaat = geht.',
  } satisfies Record<DifferenceRule, string>,
  more: 'More lines like this',
} as const;
