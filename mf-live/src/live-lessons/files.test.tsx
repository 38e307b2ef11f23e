import { screen, within } from '@testing-library/react';
import { type CallableRequest, PrepareDownloadRequestSchema } from 'shared-contracts';
import * as v from 'valibot';
import { chatMessage, chatOutage, pass, press, renderAt, ROOM } from '../testing/live-page';

describe('the phrases of the chat and the calendar, as files', () => {
  const saveFiles = () => {
    const saved = jest.fn<string, [Blob]>(() => 'blob:file');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    return saved;
  };
  const phrases = () =>
    within(screen.getByRole('list', { name: 'Phrases of the chat' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;

  test('an app that cannot open pages offers none', async () => {
    await renderAt('2026-11-23T21:30:00Z', { device, parentAppSupports: [] });
    expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Save the phrases/ })).not.toBeInTheDocument();
  });

  test('an app gets URLs of both files, because its web view cannot save them', async () => {
    const prepareDownload = jest.fn(({ name }: CallableRequest<'prepareDownload'>) => ({
      url: `https://media.example/${name}`,
    }));
    const { platform } = await renderAt('2026-11-23T21:30:00Z', {
      device,
      documents: chatMessage('1', 'de Zug = the train', 0, true),
      functions: { getLiveLessonUrls_v2_0: () => ROOM, prepareDownload },
    });
    await press('Add to my calendar');
    await press('Save the phrases of the chat');
    await pass(0);
    for (const [file] of prepareDownload.mock.calls) v.parse(PrepareDownloadRequestSchema, file);
    expect(prepareDownload.mock.calls.map(([{ text }]) => text)).toEqual([
      expect.stringContaining('SUMMARY:Live lesson: Zäme rede'),
      expect.stringContaining('de Zug\tthe train'),
    ]);
    expect(platform.recorded.external).toEqual([
      'https://media.example/live-lesson.ics',
      'https://media.example/live-lesson-2026-11-23.txt',
    ]);
  });

  test('a browser is offered both files', async () => {
    await renderAt('2026-11-23T21:30:00Z');
    expect(screen.getByRole('button', { name: /calendar/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save the phrases/ })).toBeVisible();
  });

  test('afterwards the phrases of the teacher become cards', async () => {
    const saved = saveFiles();
    const outage = chatOutage();
    await renderAt('2026-11-23T21:30:00Z', {
      documents: {
        ...chatMessage('1', 'de Zug = the train', 0, true),
        ...chatMessage('2', 'merci = thanks', 1),
      },
      refuseDocuments: outage.refuseDocuments,
    });
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText(/chat could not be loaded/)).toBeVisible();
    outage.over();
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText('1 card saved as a file. Open it in Anki with Import.')).toBeVisible();
    expect(phrases()).toEqual(['de Zug – the train']);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('a phrase from before the newest hundred messages becomes a card, and many are counted', async () => {
    saveFiles();
    const early = Object.assign(
      {},
      ...Array.from({ length: 14 }, (_, at) =>
        chatMessage(`early-${at}`, `Wort ${at} = word ${at}`, at, true),
      ),
    );
    const late = Object.assign(
      {},
      ...Array.from({ length: 100 }, (_, at) => chatMessage(`late-${at}`, 'Merci!', 60 + at)),
    );
    await renderAt('2026-11-23T21:30:00Z', { documents: { ...early, ...late } });
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText(/^14 cards saved/)).toBeVisible();
    expect(phrases()).toHaveLength(13);
    expect([phrases()[0], phrases().at(-1)]).toEqual(['Wort 0 – word 0', 'and 2 more']);
  });

  test('of more than a hundred messages of a teacher, the newest are among the cards', async () => {
    const saved = saveFiles();
    const many = Object.assign(
      {},
      // The newest has the last id, so the database returns it last.
      ...Array.from({ length: 150 }, (_, at) =>
        chatMessage(`m-${1000 + at}`, `Wort ${at} = word ${at}`, at, true),
      ),
    );
    await renderAt('2026-11-23T21:30:00Z', { documents: many });
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText(/^150 cards saved/)).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
  });
});
