/** In dialect (Zürich German, Dieth spelling) and in English. */
type Pair = readonly [dialect: string, english: string];

const SETTINGS: readonly Pair[] = [
  ['', ''],
  ['Am Morge: ', 'In the morning: '],
  ['Uf de Straass: ', 'In the street: '],
  ['Am Telefoon: ', 'On the phone: '],
  ['Im Lade: ', 'In the shop: '],
  ['Bim Grosi: ', 'At grandmother’s: '],
  ['Im Zuug: ', 'On the train: '],
  ['Am Aabig: ', 'In the evening: '],
  ['I de Feerie: ', 'On holiday: '],
];

/** `_` is the place of the thing. */
const SENTENCES: readonly Pair[] = [
  ['Wo isch _?', 'Where is _?'],
  ['Ich sueche _', 'I’m looking for _'],
  ['Häsch du _ gsee?', 'Have you seen _?'],
  ['Chönd Si mir _ zäige?', 'Can you show me _?'],
  ['Mir bruuched _', 'We need _'],
  ['Ich han _ vergässe', 'I forgot _'],
  ['Was choscht _?', 'How much is _?'],
  ['Ich hett gèrn _', 'I’d like _'],
  ['Kännsch du _?', 'Do you know _?'],
  ['Lueg emaal, _!', 'Look, _!'],
  ['Wäm ghöört _?', 'Who does _ belong to?'],
  ['Gfallt der _?', 'Do you like _?'],
];

const THINGS: readonly Pair[] = [
  ['de Baanhof', 'the station'],
  ['d Poscht', 'the post office'],
  ['s Tram', 'the tram'],
  ['de Märt', 'the market'],
  ['d Badi', 'the lido'],
  ['s Spitaal', 'the hospital'],
  ['de Beck', 'the bakery'],
  ['d Apiteegg', 'the chemist’s'],
  ['s Bileet', 'the ticket'],
  ['de Schlüssel', 'the key'],
  ['d Wonig', 'the flat'],
  ['s Velo', 'the bicycle'],
  ['de Chääs', 'the cheese'],
  ['d Ziitig', 'the newspaper'],
  ['s Zmorge', 'the breakfast'],
  ['de Rucksack', 'the rucksack'],
  ['d Brugg', 'the bridge'],
  ['s Schiff', 'the boat'],
  ['de Schiirm', 'the umbrella'],
];

/** Number of different phrases. */
export const PHRASES = SETTINGS.length * SENTENCES.length * THINGS.length;

/** Shares no factor with `PHRASES`, so that it visits every phrase, and neighbours differ. */
const STRIDE = 1009;

const at = (list: readonly Pair[], index: number): Pair => list[index % list.length] ?? ['', ''];

/**
 * A phrase for the title of a made-up lesson, and its translation. The first `PHRASES` of them all
 * differ.
 *
 * @param index from 0
 */
export function phrase(index: number): { readonly dialect: string; readonly english: string } {
  const place = (index * STRIDE) % PHRASES;
  const setting = at(SETTINGS, place);
  const sentence = at(SENTENCES, Math.floor(place / SETTINGS.length));
  const thing = at(THINGS, Math.floor(place / (SETTINGS.length * SENTENCES.length)));
  const [dialect = '', english = ''] = ([0, 1] as const).map(
    (language) => setting[language] + sentence[language].replace('_', thing[language]),
  );
  return { dialect, english };
}
