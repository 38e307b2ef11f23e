import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseLessonText, SCHOOL_ZONE } from 'common';
import { TIER } from 'shared-contracts';
import { secretsOf, videoOf } from '../documents/lesson-documents';
import { cutLine } from '../glossary/lesson-words';
import { lineOfCard } from '../line-sounds/card-line';
import { captionsOf } from '../texts/captions';
import { tierOf } from './audience';
import { foldersIn } from './folders';
import { loadContent, type Content } from './load-content';

const FOLDER = join(__dirname, '../../../content');
/** Every clone of the repository has the content. */
const MAX_BYTES = 75_000_000;

/** The content of the school, loaded as publishing does. */
let content: Content;
beforeAll(async () => {
  content = await loadContent(FOLDER, false);
});

const listed = (type: 'lesson' | 'mini_lesson') =>
  content.lessons.filter(
    ({ Type, isAvailable, isAvailableLessons }) =>
      Type === type && isAvailable && isAvailableLessons,
  );

test('more than 60 video lessons are listed [ABOUT-previous-videos] [CONST-weekly-video]', () => {
  expect(listed('lesson').length).toBeGreaterThanOrEqual(64);
});

test('there is one video lesson a week, listed or by its link [ABOUT-weekly-video] [CONST-weekly-video]', () => {
  const days = content.lessons
    .filter(({ Type, isAvailable }) => Type === 'lesson' && isAvailable)
    .map(({ Date: day }) => Date.parse(day) / 86_400_000)
    .sort((a, b) => a - b);
  const apart = days.slice(1).map((day, i) => day - (days[i] ?? Number.NaN));
  expect(new Set(apart)).toEqual(new Set([7]));
});

/** The duration of a lesson's film, in seconds. */
const playsFor = ({ clip }: { readonly clip: string }) =>
  content.clips.get(clip)?.seconds ?? Number.NaN;

test('every listed lesson plays 2 to 5 minutes [ABOUT-weekly-video] [CONST-weekly-video]', () => {
  for (const lesson of listed('lesson')) {
    expect([lesson.DocID, playsFor(lesson) >= 120, playsFor(lesson) <= 300]).toEqual([
      ...[lesson.DocID, true, true],
    ]);
  }
});

test('every mini lesson plays 20 to 40 seconds', () => {
  for (const lesson of listed('mini_lesson')) {
    expect([lesson.DocID, playsFor(lesson) >= 20, playsFor(lesson) <= 40]).toEqual([
      ...[lesson.DocID, true, true],
    ]);
  }
});

test('every listed lesson has speech in at least 45 % of its film', () => {
  for (const lesson of listed('lesson')) {
    const { DocID, film, lines, clip } = lesson;
    const { tempo = 1, chapters = [], later = [] } = film ?? {};
    const again = chapters.find(({ part }) => part === 'faster')?.at ?? Number.NaN;
    const heard = (lines?.lines ?? []).map(({ line, seconds }) => {
      const shown = later.filter((cue) => cue.line === line && cue.in === 'gsw');
      const practised = shown.filter(({ start }) => start < again).length;
      const faster = shown.length - practised;
      return seconds / tempo + practised * seconds + (faster * seconds) / (tempo * 1.15);
    });
    const share = heard.reduce((sum, seconds) => sum + seconds, 0) / playsFor(lesson);
    expect([DocID, clip, share >= 0.45]).toEqual([DocID, DocID, true]);
  }
});

/** The parts of a lesson's film, and the captions that follow the dialogue. */
function partsOf({ DocID, film }: Content['lessons'][number]) {
  const { chapters = [], later = [] } = film ?? {};
  expect([DocID, chapters.map(({ part }) => part)]).toEqual([
    ...[DocID, ['dialogue', 'practice', 'faster']],
  ]);
  const [, practice = Number.NaN, faster = Number.NaN] = chapters.map(({ at }) => at);
  const inPart = (from: number, to: number) =>
    later.filter(({ start }) => start >= from && start < to);
  return { practice, practised: inPart(practice, faster), again: inPart(faster, Infinity) };
}

test('a lesson’s text, cards, search and loops lead to the dialogue, the first part of the film', () => {
  for (const lesson of listed('lesson')) {
    const { practice } = partsOf(lesson);
    const ends = lesson.times?.map(({ end }) => end ?? Number.NaN) ?? [];
    expect([lesson.DocID, ends.length > 0, ends.filter((end) => !(end <= practice))]).toEqual([
      ...[lesson.DocID, true, []],
    ]);
  }
});

test('the practice plays each line, translates it in the pause and plays it again; the end is in dialect only', () => {
  for (const lesson of listed('lesson')) {
    const { DocID, times } = lesson;
    const { practised, again } = partsOf(lesson);
    const lines = (times ?? []).map((_, index) => index + 1);
    const round = lines.flatMap((line) => [`${line} gsw`, `${line} en`, `${line} gsw`]);
    const shown = practised.map((cue) => `${cue.line} ${cue.in}`);
    const rounds = shown.length / round.length;
    expect([DocID, shown]).toEqual([DocID, Array.from({ length: rounds }, () => round).flat()]);
    expect([DocID, rounds >= 1]).toEqual([DocID, true]);
    expect([DocID, again.map((cue) => `${cue.line} ${cue.in}`)]).toEqual([
      ...[DocID, lines.map((line) => `${line} gsw`)],
    ]);
  }
});

test('a dialogue has 3.3 to 5 syllables a second, more with higher difficulty', () => {
  const fastest = listed('lesson').map(({ DocID, Difficulty, film, lines }) => {
    const recorded = lines?.lines ?? [];
    const said = recorded.map(({ says }) => says.match(/[aeiouyäöüèé]+/gi)?.length ?? 0);
    const seconds = recorded.reduce((sum, line) => sum + line.seconds, 0) / (film?.tempo ?? 1);
    return { DocID, Difficulty, speed: said.reduce((a, b) => a + b, 0) / seconds };
  });
  for (const { DocID, speed } of fastest) {
    expect([DocID, speed >= 3.3, speed <= 5]).toEqual([DocID, true, true]);
  }
  const mean = [1, 2, 3, 4, 5].map((level) => {
    const speeds = fastest.flatMap(({ Difficulty, speed }) => (Difficulty === level ? speed : []));
    return speeds.reduce((a, b) => a + b, 0) / speeds.length;
  });
  expect(mean).toEqual([...mean].sort((a, b) => a - b));
});

test('each lesson and recording has its own film with speech', () => {
  const silent = content.lessons.filter(({ DocID, clip }) => clip !== DocID);
  expect(silent.map(({ DocID }) => DocID)).toEqual([]);
});

test('every recording plays three minutes and more, explains each line, and has a chapter for it', () => {
  const recordings = content.lessons.filter(({ Type }) => Type === 'monday_lesson');
  expect(recordings).toHaveLength(2);
  for (const recording of recordings) {
    const { DocID, Text, film, explanations, flashcards } = recording;
    const sentences = Text.split(/\n\s*\n/).map((sentence) => sentence.split('\n')[0]);
    expect([DocID, playsFor(recording) >= 180]).toEqual([DocID, true]);
    expect([DocID, explanations?.length]).toEqual([DocID, sentences.length]);
    expect([DocID, film?.chapters?.map(({ title }) => title)]).toEqual([DocID, sentences]);
    expect([DocID, (flashcards?.length ?? 0) >= 8]).toEqual([DocID, true]);
  }
});

test('a lesson’s own film shows every line while it sounds', () => {
  const own = content.lessons.filter(({ DocID, clip }) => clip === DocID);
  for (const { DocID, lines, times, clip, film } of own) {
    const ends = content.clips.get(clip)?.seconds ?? 0;
    const heard = lines?.lines.map(({ seconds }) => seconds / (film?.tempo ?? 1)) ?? [];
    expect([DocID, times?.length]).toEqual([DocID, heard.length]);
    times?.forEach(({ start, end }, index) => {
      const until = end ?? ends;
      expect([DocID, index, until - start >= (heard[index] ?? Number.NaN)]).toEqual([
        ...[DocID, index, true],
      ]);
      expect(until).toBeLessThanOrEqual(ends);
    });
  }
});

test('every line of every lesson has a recording', () => {
  for (const { DocID, Text, lines } of content.lessons) {
    expect([DocID, lines?.lines.length]).toEqual([DocID, Text.split(/\n\s*\n/).length]);
  }
});

test('every clip is used by a lesson', async () => {
  const shown = new Set(content.lessons.map(({ clip }) => clip));
  const clips = await foldersIn(join(FOLDER, 'clips'));
  expect(clips.filter((clip) => !shown.has(clip))).toEqual([]);
});

test('the sample stream plays recordings with speech', () => {
  const { SampleStream = [] } = content.live?.room ?? {};
  expect(SampleStream.length).toBeGreaterThan(0);
  for (const id of SampleStream) {
    const lesson = content.lessons.find(({ DocID }) => DocID === id);
    expect([id, lesson?.Type, lesson?.clip]).toEqual([id, 'monday_lesson', id]);
    expect([id, (lesson?.lines?.lines.length ?? 0) > 0]).toEqual([id, true]);
  }
});

test('the content folder stays small enough to clone', () => {
  const files = readdirSync(FOLDER, { recursive: true }).map((file) =>
    statSync(join(FOLDER, String(file))),
  );
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

test('the path leads through all lessons, from easy to difficult, over five levels', () => {
  const difficulty = new Map(content.lessons.map((lesson) => [lesson.DocID, lesson.Difficulty]));
  const levels = content.paths?.levels ?? [];
  const onPath = new Set(levels.flatMap(({ lessons }) => lessons));
  const all = [...listed('lesson'), ...listed('mini_lesson')].map(({ DocID }) => DocID);
  expect(levels).toHaveLength(5);
  expect(all.filter((id) => !onPath.has(id))).toEqual([]);
  const mean = levels.map(({ lessons }) => {
    const sum = lessons.reduce((total, id) => total + (difficulty.get(id) ?? Number.NaN), 0);
    return sum / lessons.length;
  });
  expect(mean).toEqual([...mean].sort((a, b) => a - b));
  // A visitor can begin, because the first lesson of the path is free.
  const first = content.lessons.find(({ DocID }) => DocID === levels[0]?.lessons[0]);
  expect(first && tierOf(first)).toBe(0);
});

test('each reason to learn changes the order of most levels, and a line is heard as a check', () => {
  const { levels = [], emphases, heard } = content.paths ?? {};
  for (const [reason, ids] of Object.entries(emphases ?? {})) {
    const touched = levels.filter(({ lessons }) => lessons.some((id) => ids.includes(id)));
    expect([reason, touched.length]).toEqual([reason, 5]);
  }
  expect(Object.keys(emphases ?? {})).toHaveLength(3);
  expect(heard).toBeDefined();
});

test('there are tracks for new colleagues and for the ward', () => {
  const { tracks = [] } = content.paths ?? {};
  expect(tracks.map(({ name }) => name)).toEqual(['New at work', 'On the ward']);
  expect(tracks.map(({ lessons }) => lessons.length)).toEqual([12, 12]);
});

test('at least three lessons have their own grammar, and none has the overview', () => {
  const named = content.lessons.flatMap(({ grammar }) => grammar ?? []);
  expect(new Set(named).size).toBeGreaterThanOrEqual(3);
  expect(named).not.toContain('grammatik.pdf');
});

// It is `gèrn`, and one eats something `z Morge`; a Schnarchnase is from Germany.
test.each([/\bg(ä|e)rn/i, /zum Z(morge|mittag|nacht)/i, /schnarchnase/i])(
  'a word is said and written as in Zürich: never %s',
  (spelling) => {
    for (const { DocID, Text, flashcards } of content.lessons) {
      const cards = (flashcards ?? []).map(({ SwissGerman }) => SwissGerman);
      expect([DocID, spelling.test([Text, ...cards].join('\n'))]).toEqual([DocID, false]);
    }
  },
);

test('what learners read in English has curly quotes and apostrophes', () => {
  for (const { DocID, Text, Subtitle, flashcards } of content.lessons) {
    const lines = Text.split('\n\n').map((sentence) => sentence.split('\n')[1] ?? '');
    const cards = (flashcards ?? []).map(({ English }) => English);
    const straight = [Subtitle, ...lines, ...cards].filter((text) => /['"]/.test(text));
    expect([DocID, straight]).toEqual([DocID, []]);
  }
});

test('every video lesson has flashcards [ABOUT-flashcards-per-video]', () => {
  for (const { DocID, Type, flashcards } of content.lessons) {
    if (Type !== 'lesson') continue;
    expect([DocID, flashcards?.length ?? 0]).not.toEqual([DocID, 0]);
  }
});

test('at least twelve mini lessons are listed, most for everybody, some for subscribers [ABOUT-free-mini-lessons] [MINI-twelve-seeded]', () => {
  const minis = listed('mini_lesson');
  const forSubscribers = minis.filter((lesson) => tierOf(lesson) > 0);
  expect(minis.length).toBeGreaterThanOrEqual(12);
  expect(forSubscribers.length).toBeGreaterThanOrEqual(3);
  expect(forSubscribers.length).toBeLessThan(minis.length / 2);
});

test('what is said in a listed lesson is translated, sentence by sentence [ABOUT-translations]', () => {
  for (const { DocID, Text } of [...listed('lesson'), ...listed('mini_lesson')]) {
    const sentences = Text.split(/\n\s*\n/).map((sentence) => sentence.split('\n').length);
    expect([DocID, ...new Set(sentences)]).toEqual([DocID, 2]);
  }
});

test('no card asks for a word that is the same in English', () => {
  const same = content.lessons.flatMap(({ DocID, flashcards }) =>
    (flashcards ?? [])
      .map(({ SwissGerman, English }) => [DocID, SwissGerman, English] as const)
      .filter(([, dialect, english]) => {
        const word = (text: string) => text.toLowerCase().replace(/^(the|to|an?|d|de|s) /, '');
        return word(dialect) === word(english);
      }),
  );
  expect(same).toEqual([]);
});

test.each(['gsii', 'ggange', 'hett', 'chönt'])('a card teaches the verb form %s', (form) => {
  const words = new RegExp(`(^|\\s)${form}(?!\\p{L})`, 'u');
  const cards = content.lessons.flatMap(({ flashcards }) => flashcards ?? []);
  expect(cards.filter(({ SwissGerman }) => words.test(SwissGerman)).length).toBeGreaterThan(0);
});

test('nearly every card comes from a line', () => {
  const cards = content.lessons.flatMap(({ Text, flashcards }) => {
    const lines = Text.split(/\n\s*\n/).map((sentence) => sentence.split('\n')[0] ?? '');
    return (flashcards ?? []).map((card) => lineOfCard(card, lines));
  });
  const without = cards.filter((line) => line === undefined);
  expect(without.length / cards.length).toBeLessThan(0.02);
});

test('every listed lesson has captions in both languages, one for each sentence', () => {
  for (const { DocID, Text, times, clip } of [...listed('lesson'), ...listed('mini_lesson')]) {
    if (times === null) throw new Error(`${DocID} has no times`);
    const captions = captionsOf(Text, times, content.clips.get(clip)?.seconds ?? 0);
    const sentences = Text.split(/\n\s*\n/).length;
    for (const vtt of Object.values(captions)) {
      expect([DocID, vtt.match(/-->/g)?.length]).toEqual([DocID, sentences]);
    }
    expect(Object.keys(captions)).toHaveLength(2);
  }
});

test('no public document of a lesson has its sentences, cards or film', () => {
  for (const lesson of content.lessons) {
    const media = { picture: 'lessons/x/picture.webp' };
    const surroundings = { mediaOrigin: 'https://media.example', clipSeconds: 5 };
    const shown = JSON.stringify(videoOf(lesson, media, surroundings));
    const cards = (lesson.flashcards ?? []).flatMap((card) => Object.values(card));
    const secrets = [...lesson.Text.split('\n'), ...cards]
      // A title may contain single words, or be a sentence of the lesson.
      .filter(
        (text) => text.includes(' ') && !`${lesson.Title}\n${lesson.Subtitle}`.includes(text),
      );
    expect(secrets.length).toBeGreaterThan(0);
    expect([lesson.DocID, secrets.filter((text) => shown.includes(text))]).toEqual([
      lesson.DocID,
      [],
    ]);
    expect(shown).not.toMatch(/m3u8|\/s\//);
  }
});

test('there is a recording of a live lesson, for VIP, and a lesson that leads to it [ABOUT-recordings]', () => {
  const recordings = content.lessons.filter(({ Type }) => Type === 'monday_lesson');
  expect(recordings.length).toBeGreaterThan(0);
  expect(new Set(recordings.map(tierOf))).toEqual(new Set([TIER.VIP]));
  const linked = listed('lesson').map(({ MondayLessonID }) => MondayLessonID);
  expect(recordings.some(({ DocID }) => linked.includes(DocID))).toBe(true);
});

test('the live lesson is on Mondays at 20:00 in Switzerland [ABOUT-mondays-8pm]', () => {
  expect(content.live).toMatchObject({ weekday: 1, time: '20:00', zone: SCHOOL_ZONE });
});

test('each lesson with recordings has three to five questions by ear, a mini lesson two', () => {
  const media = {
    mediaId: '',
    opening: [],
    picture: '',
    Photos: [],
    Audios: [],
    cardSounds: {},
  };
  for (const lesson of content.lessons) {
    const lines = new Map(lesson.lines?.lines.map(({ line }) => [line, `${line}.m4a`]));
    if (lines.size === 0) continue;
    const { questions = [] } = secretsOf(
      lesson,
      { ...media, lines },
      { clipSeconds: 60, grammar: new Map(), glossary: content.glossary, examples: new Map() },
    );
    const most = lesson.Type === 'mini_lesson' ? 2 : 5;
    const least = lesson.Type === 'mini_lesson' ? 2 : 3;
    const asked = [lesson.DocID, questions.length >= least && questions.length <= most];
    expect(asked).toEqual([lesson.DocID, true]);
    expect(questions.some(({ kind }) => kind === 'open')).toBe(lesson.open !== null);
  }
});

test('the glossary has 95 % of all running words, and all of mini lessons and the newest eight', () => {
  const lackingIn = ({ Text }: { readonly Text: string }) => {
    const words = parseLessonText(Text).flatMap(({ SwissGerman }) =>
      cutLine(SwissGerman, content.glossary),
    );
    const running = words.filter(({ isName }) => !isName);
    return { running: running.length, lacking: running.filter(({ word }) => word === undefined) };
  };
  const all = content.lessons.map(lackingIn);
  const sum = (of: (lesson: (typeof all)[number]) => number) =>
    all.reduce((total, lesson) => total + of(lesson), 0);
  expect(sum(({ lacking }) => lacking.length) / sum(({ running }) => running)).toBeLessThan(0.05);

  const newest = listed('lesson').sort((a, b) => b.Date.localeCompare(a.Date));
  for (const lesson of [...listed('mini_lesson'), ...newest.slice(0, 8)]) {
    const { running, lacking } = lackingIn(lesson);
    expect([lesson.DocID, running > 0, lacking.map(({ text }) => text)]).toEqual([
      ...[lesson.DocID, true, []],
    ]);
  }
});

test('the newest 24 lessons and all mini lessons are in standard German, too', () => {
  const newest = listed('lesson').sort((a, b) => b.Date.localeCompare(a.Date));
  for (const { DocID, Text, germanLines } of [...listed('mini_lesson'), ...newest.slice(0, 24)]) {
    expect([DocID, germanLines?.length]).toEqual([DocID, parseLessonText(Text).length]);
  }
});
