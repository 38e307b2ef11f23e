import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen, type RenderedScreen } from 'kit/testing';
import type { LessonLine } from 'common';
import { AppError, type Comment, type CommentLine, type Platform } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { Comments } from '../comments/Comments';
import { LessonText } from '../lesson/LessonText';
import { AskButton } from '../lesson/text/AskButton';
import { createPlayerControl, type PlayerControl } from '../player/control/player-control';
import { fakeVideo } from './fake-video';

type UserEvent = RenderedScreen['user'];

export const NOW = '2026-11-20T12:00:00.000Z';
export const VRENI = aMember({ UID: 'vreni', Username: 'Vreni', email: 'vreni@example.com' });
export const offline = new AppError('unavailable', 'offline');
export const refused = new AppError('permission-denied', 'Missing or insufficient permissions.');

export const comment = (ID: string, change: Partial<Comment> = {}): Comment => ({
  ID,
  Message: `Message ${ID}`,
  UID: 'beat',
  Username: 'Beat',
  TimeStamp: NOW,
  ...change,
});
export const stored = (...comments: Comment[]) =>
  Object.fromEntries(comments.map((one) => [`Videos/znueni/Comments/${one.ID}`, one]));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

const LINES = [
  { SwissGerman: 'Grüezi mitenand!', English: 'Hello everybody!' },
  { SwissGerman: 'Wie gaats?', English: 'How are you?' },
];

/**
 * Renders the closed comments of a lesson, with its text if asked for. Its lines last two seconds
 * each.
 */
export function show(options: InMemoryOptions = {}, withText = false) {
  const platform = createInMemoryPlatform({
    path: '/videos/znueni',
    session: VRENI,
    now: () => new Date(NOW),
    ...options,
  });
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  control.attach(video.element);
  const gsw = LINES.map(({ SwissGerman: text }, line) => ({
    line,
    start: 2 * line + 1,
    end: 2 * line + 3,
    text,
  }));
  control.lines.know({ gsw, en: [] });
  const rendered = renderScreen(
    () => <TextWithComments control={control} withText={withText} />,
    platform,
  );
  return { ...rendered, video };
}

function TextWithComments({ control, withText }: { control: PlayerControl; withText: boolean }) {
  const [asked, setAsked] = useState<CommentLine>();
  const askButton = ({ SwissGerman }: LessonLine, index: number) => (
    <AskButton onAsk={() => setAsked({ Index: index, Text: SwissGerman })} />
  );
  return (
    <>
      {withText && (
        <LessonText videoID="winter" lines={LINES} control={control} toolOf={askButton} />
      )}
      <Comments
        videoID="znueni"
        film={{ lines: LINES, control }}
        asked={asked}
        onTaken={() => setAsked(undefined)}
      />
    </>
  );
}

/** Renders the comments of a lesson, and opens them. */
export async function open(options: InMemoryOptions = {}) {
  const rendered = show(options);
  await rendered.user.click(screen.getByRole('button', { name: 'Comments' }));
  return rendered;
}

/** A network that a test can switch off and on. */
export function network() {
  let failure: AppError | undefined;
  let refuses: 'read' | 'write' = 'write';
  return {
    refuseDocuments: (operation: 'read' | 'write') => (operation === refuses ? failure : undefined),
    fail(error: AppError | undefined, operation: 'read' | 'write' = 'write') {
      failure = error;
      refuses = operation;
    },
  };
}

type BatchSpy = jest.SpyInstance<Promise<void>, Parameters<Platform['documents']['batch']>>;
/** The sent comments: the first write of each commit. */
export const commentsIn = (batch: BatchSpy) =>
  batch.mock.calls.map(([[first]]) => first?.data as Partial<Comment> | undefined);

export const field = () => screen.findByLabelText('Your comment');
/** Pastes the text, because single key presses are not tested here. */
export async function write(user: UserEvent, text: string) {
  await user.click(await field());
  await user.paste(text);
}
export const send = () => screen.getByRole('button', { name: /^Send/ });
export const items = () => screen.queryAllByRole('listitem');
export const item = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`"${text}" is in no list`);
  return within(found);
};
