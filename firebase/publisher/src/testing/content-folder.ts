import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by path; null: without this file of the base. */
export type Files = Readonly<Record<string, string | null>>;

const lesson = (fields: string, clip = 'lake') =>
  `Title: Grüezi\nSubtitle: Hello\nclip: ${clip}\n${fields}`;
const TEXT = 'Grüezi mitenand.\nHello everybody.\n\nMerci.\nThank you.\n';
const CARDS = 'merci = thank you\nuf Widerluege = goodbye\n';
const TIMED_TEXT = '[0:00.5]\nGrüezi & hoi.\nHello & hi.\n\n[0:02 - 0:04.25]\nMerci.\nThank you.\n';
const rendition = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:4
#EXTINF:1.0,
000.ts
#EXTINF:4.0,
001.ts
#EXT-X-ENDLIST
`;

/** A clip of two renditions. */
const clip = (name: string): Files => ({
  [`clips/${name}/master.m3u8`]:
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n240p/index.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\n480p/index.m3u8\n',
  [`clips/${name}/240p/index.m3u8`]: rendition,
  [`clips/${name}/240p/000.ts`]: 'first segment, low',
  [`clips/${name}/240p/001.ts`]: 'second segment, low',
  [`clips/${name}/480p/index.m3u8`]: rendition,
  [`clips/${name}/480p/000.ts`]: 'first segment, high',
  [`clips/${name}/480p/001.ts`]: 'second segment, high',
});

/** A lesson of each kind, with a clip for each tier: meadow, lake and evening. */
const BASE: Files = {
  'lessons/tram/lesson.yaml': lesson(
    'Type: lesson\nDate: 2026-11-20\nDifficulty: 2\nPhotos: [stop.webp]\nAudios: [bell.mp3]\nMondayLessonID: recording\ngrammar: grammatik.pdf',
  ),
  'lessons/tram/text.txt': TEXT,
  'lessons/tram/flashcards.txt': CARDS,
  'lessons/tram/picture.webp': 'picture of the tram',
  'lessons/tram/stop.webp': 'photo of the stop',
  'lessons/tram/bell.mp3': 'sound of the bell',
  'lessons/free-mini/lesson.yaml': lesson(
    'Type: mini_lesson\nDate: 2026-11-21\naccess: free',
    'meadow',
  ),
  'lessons/free-mini/text.txt': TIMED_TEXT,
  'lessons/free-mini/picture.webp': 'picture',
  'lessons/paid-mini/lesson.yaml': lesson(
    'Type: mini_lesson\nDate: 2026-11-19\naccess: subscribers',
  ),
  'lessons/paid-mini/text.txt': TEXT,
  'lessons/paid-mini/picture.webp': 'picture',
  'lessons/recording/lesson.yaml': lesson('Type: monday_lesson\nDate: 2026-11-16', 'evening'),
  'lessons/recording/text.txt': TEXT,
  'lessons/recording/picture.webp': 'picture',
  'lessons/draft/lesson.yaml': lesson('Type: lesson\nDate: 2026-12-01\nisAvailable: false'),
  'lessons/draft/text.txt': TEXT,
  'lessons/draft/flashcards.txt': CARDS,
  'lessons/draft/picture.webp': 'picture',
  'lessons/by-link/lesson.yaml': lesson(
    'Type: lesson\nDate: 2026-11-01\nisAvailableLessons: false',
  ),
  'lessons/by-link/text.txt': TEXT,
  'lessons/by-link/flashcards.txt': CARDS,
  'lessons/by-link/picture.webp': 'picture',
  ...clip('meadow'),
  ...clip('lake'),
  ...clip('evening'),
  'grammar/grammatik.pdf': '%PDF-1.7 overview of all lessons',
  'live/next.yaml': 'Title: Live\nweekday: Monday\ntime: "20:00"\nzone: Europe/Zurich\n',
  'offers.yaml': `offers:
  - offerID: PLANS
    currency: chf
    packages:
      - { identifier: A_monthly, Title: A, PromotionText: [Videos], StripePriceIDs: { local: price_a }, ProductID: a_monthly, BillingCycle: monthly, FreeTrialPeriod: 30, Tier: 1, ButtonColour: "#2B7D8C", unit_amount: 990 }
`,
  'accounts.yaml': `password: gruezi-mitenand
accounts:
  - { email: free@example.com, displayName: Free, consents: true }
  - { email: noconsent@example.com, displayName: None, consents: false }
  - email: vip@example.com
    displayName: Vera
    consents: true
    entitlement:
      { plan: VIP, ProductID: vip_annually, identifier: VIP_annually, Tier: 2, platform: ios, cancels: false, purchased: -P20D, expires: P10D }
  - { email: teacher@example.com, displayName: Tina, consents: true, claims: { teacher: true } }
`,
};

/** Makes a folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publisher-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Writes a small valid content folder.
 *
 * @param changes files to add, replace or, by null, leave out
 */
export function writeContent(folder: string, changes: Files = {}): string {
  for (const [path, content] of Object.entries({ ...BASE, ...changes })) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
