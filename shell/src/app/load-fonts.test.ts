import { loadFonts, RARE_FONTS, USUAL_FONTS } from './load-fonts';

/** Replaces the fonts of a page, which jsdom lacks; each arrives or fails when the test says so. */
class Face {
  status: FontFaceLoadStatus = 'unloaded';
  come: () => void = () => undefined;
  fail: () => void = () => undefined;
  readonly loaded = new Promise<void>((resolve, reject) => {
    this.come = () => {
      this.status = 'loaded';
      resolve();
    };
    this.fail = () => {
      this.status = 'error';
      reject(new Error('A network error occurred.'));
    };
  });
  readonly load = () => this.loaded;
  readonly family: string;
  constructor(
    family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {
    // The form in which Chrome returns it.
    this.family = `"${family}"`;
    made.push(this);
    // A browser reports no failure of a font that no code awaits.
    this.loaded.catch(() => undefined);
  }
}

const [HANKEN, FRAUNCES] = USUAL_FONTS;
let faces: Set<Face>;
let made: Face[];

beforeEach(() => {
  localStorage.clear();
  faces = new Set();
  made = [];
  Object.assign(window, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

const fonts = () =>
  [...faces].map(({ family, source, descriptors }) => [
    family.replaceAll('"', ''),
    source,
    descriptors,
  ]);
const remembered = () => JSON.parse(localStorage.fonts ?? '[]') as unknown;

/** Acts like the page's inline script with the stored fonts. */
const early = (font: (typeof USUAL_FONTS)[number] | undefined, source = font?.[1] ?? '') => {
  if (!font) throw new Error('No font');
  const face = new Face(font[0], source, font[2]);
  faces.add(face);
  return face;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('loads the fonts, and stores the loaded ones for the next page', async () => {
  loadFonts();
  expect(fonts()).toEqual([...USUAL_FONTS, ...RARE_FONTS]);
  expect(remembered()).toEqual([]);
  const [hanken, fraunces, rare] = faces;
  hanken?.come();
  fraunces?.fail();
  rare?.come();
  await settle();
  expect(remembered()).toEqual([HANKEN]);
});

test('keeps the fonts that the page has loaded', async () => {
  localStorage.fonts = JSON.stringify(USUAL_FONTS);
  const [hanken, fraunces] = [early(HANKEN), early(FRAUNCES)];
  loadFonts();
  expect([...faces].slice(0, 2)).toEqual([hanken, fraunces]);
  expect(fonts()).toEqual([...USUAL_FONTS, ...RARE_FONTS]);
  hanken.come();
  fraunces.come();
  await settle();
  expect(remembered()).toEqual(USUAL_FONTS);
});

test('replaces fonts of an older build, and failed ones, once the new ones are loaded', async () => {
  const older = [HANKEN?.[0], 'url(/assets/older.woff2)', HANKEN?.[2]];
  const dropped = ['Comic Sans', 'url(/assets/comic.woff2)', {}];
  localStorage.fonts = JSON.stringify([dropped, older, FRAUNCES]);
  const replaced = [early(HANKEN, 'url(/assets/older.woff2)'), early(FRAUNCES)];
  replaced[0]?.come();
  replaced[1]?.fail();
  loadFonts();
  expect([...faces].slice(0, 2)).toEqual(replaced);
  const successors = made.filter((face) => !faces.has(face));
  expect(successors).toHaveLength(2);
  for (const face of successors) face.come();
  await settle();
  expect(replaced.filter((face) => faces.has(face))).toEqual([]);
  expect(successors.filter((face) => faces.has(face))).toEqual(successors);
  expect(remembered()).toEqual(USUAL_FONTS);
});

test('keeps a font of an older build if its successor fails', async () => {
  const older = [HANKEN?.[0], 'url(/assets/older.woff2)', HANKEN?.[2]];
  localStorage.fonts = JSON.stringify([older]);
  const face = early(HANKEN, 'url(/assets/older.woff2)');
  face.come();
  loadFonts();
  for (const successor of made.filter((one) => !faces.has(one))) successor.fail();
  await settle();
  expect(faces.has(face)).toBe(true);
  expect(remembered()).toEqual([older]);
});

test.each(['1', '{', '{"a":1}', '[1]'])(
  'what is no list of fonts is forgotten: %s',
  async (kept) => {
    localStorage.fonts = kept;
    loadFonts();
    for (const face of faces) face.come();
    await settle();
    expect(remembered()).toEqual(USUAL_FONTS);
  },
);
