import type { APIRequestContext } from '@playwright/test';
import type { Account } from '../support/accounts';
import { callFunction, documentUrl, functionUrl, idTokenOf } from '../support/backend';
import {
  linkedLesson,
  listedLessons,
  lessonWithSounds,
  newestLesson,
  recording,
} from '../support/content';
import { expect, test } from '../support/test';

const NAME = 'getSecureData_v2_0';
const videoID = newestLesson.id;

test('a POST with a data field answers in a result field [CALL-wire] [CALL-response] [CALL-region] [CALL-getSecureData] [ABOUT-video-lessons] [API-wire] [API-getSecureData]', async ({
  request,
}) => {
  const idToken = await idTokenOf(request, 'vip');
  const response = await callFunction(request, NAME, { videoID }, idToken);
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({
    result: {
      hasAccess: true,
      Text: expect.stringContaining(newestLesson.lines[0]?.[0] ?? 'a first line'),
      VideoHLSurl: expect.stringMatching(/^http.*\.m3u8$/),
      Opening: expect.arrayContaining([expect.stringMatching(/^http.*\/key$/)]),
      Photos: [expect.stringMatching(/^http/)],
      Audios: [],
      Lines: {
        voice: 'machine',
        urls: newestLesson.lines.map(() => expect.stringMatching(/^http.*\.m4a$/)),
      },
      isSample: true,
      hasGrammar: true,
      Cards: newestLesson.lines.length,
      Captions: {
        gsw: expect.stringMatching(/^WEBVTT\n\n1\n00:00:/),
        en: expect.stringMatching(/^WEBVTT\n\n1\n00:00:/),
      },
      Chapters: ['dialogue', 'practice', 'faster'].map((part) => ({
        at: expect.any(Number),
        part,
      })),
      Questions: ['meaning', 'words', 'meaning', 'order', 'words'].map((kind) =>
        expect.objectContaining({ kind }),
      ),
      Words: {
        entries: expect.arrayContaining([expect.objectContaining({ english: expect.any(String) })]),
        places: expect.arrayContaining([expect.objectContaining({ line: 0, from: 0 })]),
      },
      German: newestLesson.lines.map(() => expect.any(String)),
      Differences: {
        marks: expect.arrayContaining([
          expect.objectContaining({ line: 0, kind: expect.any(String), rule: expect.any(String) }),
        ]),
        examples: expect.any(Array),
      },
    },
  });
});

test('a lesson has every field: the public ones in its document, the others for who may open it [ENTITY-lesson]', async ({
  request,
}) => {
  const response = await request.get(documentUrl(`Videos/${linkedLesson.id}`));
  const { fields: lesson } = (await response.json()) as { fields: object };
  expect(lesson).toMatchObject({
    DocID: { stringValue: linkedLesson.id },
    Title: { stringValue: linkedLesson.title },
    Difficulty: { integerValue: String(linkedLesson.difficulty) },
    Type: { stringValue: 'lesson' },
    Date: { stringValue: linkedLesson.date },
    MondayLessonID: { stringValue: linkedLesson.recordingID },
    GermanVersionURL: { stringValue: linkedLesson.germanVersion },
    isAvailable: { booleanValue: true },
    isAvailableLessons: { booleanValue: true },
  });

  const idToken = await idTokenOf(request, 'vip');
  const answer = await callFunction(request, NAME, { videoID: linkedLesson.id }, idToken);
  const { result } = (await answer.json()) as { result: Record<string, unknown> };
  for (const field of ['Text', 'Photos', 'Audios', 'VideoHLSurl']) {
    expect(result, field).toHaveProperty(field);
    expect(lesson, field).not.toHaveProperty(field);
  }
});

test('flashcards are for BASIC and up, each with its sound if it has one [CALL-getFlashcards] [ROLE-visitor-flashcards] [API-getFlashcards]', async ({
  request,
}) => {
  const ask = async (VideoID: string, who?: 'basic' | 'free') =>
    callFunction(
      request,
      'getFlashcardsCloudFunction',
      { VideoID },
      who && (await idTokenOf(request, who)),
    );
  expect((await ask(videoID)).status()).toBe(401);
  expect((await ask(videoID, 'free')).status()).toBe(403);
  expect((await ask('unknown', 'basic')).status()).toBe(404);
  const answer = (await (await ask(lessonWithSounds.id, 'basic')).json()) as {
    result: { flashcards: { SwissGerman: string; English: string; AudioUrl?: string }[] };
  };
  const { flashcards } = answer.result;
  expect(flashcards.length).toBeGreaterThanOrEqual(10);
  const [url] = flashcards.flatMap(({ AudioUrl }) => AudioUrl ?? []);
  const sound = await request.get(url ?? '');
  expect(sound.status()).toBe(200);
  expect(sound.headers()['content-type']).toMatch(/^audio\//);
});

test('the grammar is a PDF for BASIC and up, behind a link that ends [CALL-getGrammarPDFurl] [ABOUT-grammar-pdf] [API-getGrammarPDFurl]', async ({
  request,
}) => {
  const ask = async (data: object, who?: 'basic' | 'free') =>
    callFunction(request, 'getGrammarPDFurl', data, who && (await idTokenOf(request, who)));
  expect((await ask({})).status()).toBe(401);
  expect((await ask({}, 'free')).status()).toBe(403);
  expect((await ask({ videoID: 'unknown' }, 'basic')).status()).toBe(404);
  for (const [data, name] of [
    [{}, 'grammatik.pdf'],
    [{ videoID }, 'si-und-du.pdf'],
  ] as const) {
    const { result } = (await (await ask(data, 'basic')).json()) as { result: { url: string } };
    const pdf = await request.get(result.url);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect(pdf.headers()['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const tampered = result.url.replace(/\/s\/[^/]+\//, '/s/x.y/');
    expect((await request.get(tampered)).status()).toBe(403);
  }
});

test('the address of a film is for its lesson and its person [ROLE-server-enforced]', async ({
  request,
}) => {
  const film = async (id: string, who: 'basic' | 'vip') => {
    const answer = await callFunction(
      request,
      NAME,
      { videoID: id },
      await idTokenOf(request, who),
    );
    const { result } = (await answer.json()) as { result: { VideoHLSurl: string } };
    return result.VideoHLSurl.replace('master.m3u8', 'key');
  };
  const status = async (url: string) => (await request.get(url)).status();
  const withTokenOf = (url: string, other: string) =>
    url.replace(/\/s\/[^/]+/, /\/s\/[^/]+/.exec(other)?.[0] ?? '');
  const [own, recorded, theirs] = [
    await film(videoID, 'basic'),
    await film(recording.id, 'vip'),
    await film(videoID, 'vip'),
  ];
  for (const url of [own, recorded, theirs]) expect(await status(url)).toBe(200);
  expect(await status(withTokenOf(recorded, own))).toBe(403);
  expect(await status(withTokenOf(theirs, own))).toBe(403);
});

/** Calls as an account. @returns the result, or the status of the refusal */
async function asking(request: APIRequestContext, who: Account) {
  const token = await idTokenOf(request, who);
  return async (name: string, data: object): Promise<unknown> => {
    const answer = await callFunction(request, name, data, token);
    const { result, error } = (await answer.json()) as {
      result?: unknown;
      error?: { readonly status: string };
    };
    return error?.status ?? result;
  };
}

test('BASIC opens this week’s video and those before it, to the oldest, with translations and flashcards [ROLE-basic] [ABOUT-weekly-video]', async ({
  request,
}) => {
  const ask = await asking(request, 'basic');
  const videos = listedLessons.filter(({ type }) => type === 'lesson');
  expect(videos.length).toBeGreaterThan(60);
  const some = videos.filter((_, index) => index % 10 === 0 || index === videos.length - 1);
  for (const { id, lines } of some) {
    const [dialect = '', english = ''] = lines[0] ?? [];
    expect(await ask(NAME, { videoID: id }), id).toMatchObject({
      hasAccess: true,
      VideoHLSurl: expect.stringMatching(/\.m3u8$/),
      Text: expect.stringContaining(`${dialect}\n${english}`),
    });
  }
  const { flashcards } = (await ask('getFlashcardsCloudFunction', { VideoID: videoID })) as {
    flashcards?: unknown[];
  };
  expect(flashcards?.length).toBeGreaterThan(3);
});

test('VIP opens what BASIC does, and alone live lessons, their chat, Zoom and recordings [ROLE-vip] [ABOUT-live-mondays] [ABOUT-recordings] [CALL-getLiveLessonUrls] [API-getLiveLessonUrls] [API-no-access]', async ({
  request,
}) => {
  const chatOf = async (who: Account) => {
    const headers = { authorization: `Bearer ${await idTokenOf(request, who)}` };
    const messages = documentUrl('LiveChats/next/Messages?pageSize=10');
    return (await request.get(messages, { headers })).status();
  };
  const vip = await asking(request, 'vip');
  expect(await vip(NAME, { videoID })).toMatchObject({ hasAccess: true });
  expect(await vip(NAME, { videoID: recording.id })).toMatchObject({ hasAccess: true });
  expect(await vip('getLiveLessonUrls_v2_0', {})).toEqual({
    hasAccess: true,
    EmbedUrl: expect.stringMatching(/^http/),
    ChatUrl: expect.stringMatching(/^http/),
  });
  // VIP gets as far as the missing keys of Zoom; another plan is refused earlier.
  expect(await vip('CreateZoomSignature', {})).toBe('FAILED_PRECONDITION');
  expect(await chatOf('vip')).toBe(200);

  const basic = await asking(request, 'basic');
  expect(await basic(NAME, { videoID: recording.id })).toMatchObject({ hasAccess: false });
  expect(await basic('getLiveLessonUrls_v2_0', {})).toEqual({ hasAccess: false });
  expect(await basic('CreateZoomSignature', {})).toBe('PERMISSION_DENIED');
  expect(await chatOf('basic')).toBe(403);
});

test.describe('in the browser', () => {
  test.use({ who: 'vip' });

  test('a member calls with a bearer token, in the default region [CALL-wire] [CALL-bearer] [CALL-region]', async ({
    page,
  }) => {
    const called = page.waitForRequest(functionUrl(NAME));
    await page.goto(`/videos/${videoID}`);
    const request = await called;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ data: { videoID } });
    expect(await request.headerValue('authorization')).toMatch(/^Bearer \S+$/);
    expect(new URL(request.url()).pathname).toContain('/us-central1/');
  });
});

test('a visitor calls without a token', async ({ page }) => {
  const called = page.waitForRequest(functionUrl(NAME));
  await page.goto(`/videos/${videoID}`);
  expect(await (await called).headerValue('authorization')).toBeNull();
});

test('bad input is invalid-argument and names the field [HTTP-400] [API-bad-input]', async ({
  request,
}) => {
  for (const data of [{}, { videoID: '' }, { videoID: 7 }, { videoID: 'a/b' }, null]) {
    const response = await callFunction(request, NAME, data);
    expect(response.status(), JSON.stringify(data)).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  }
  const { error } = (await (await callFunction(request, NAME, { videoID: 7 })).json()) as {
    error: { message: string };
  };
  expect(error.message).toContain('videoID');
});

test('nobody reads the server-only documents, also not a VIP [ROLE-server-enforced]', async ({
  request,
}) => {
  const idToken = await idTokenOf(request, 'vip');
  const headers = { authorization: `Bearer ${idToken}` };
  for (const path of [
    `LessonSecrets/${videoID}`,
    'MediaSecrets/any',
    `Flashcards/${videoID}`,
    'GrammarIndex/general',
    'Entitlements/other',
  ]) {
    const response = await request.get(documentUrl(path), { headers });
    expect(response.status(), path).toBe(403);
  }
  expect((await request.get(documentUrl(`Videos/${videoID}`))).status()).toBe(200);
});
