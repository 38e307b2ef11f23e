import { screen } from '@testing-library/react';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { renderScreen } from '../../testing';
import { KeepFileButton } from './KeepFileButton';

const FILE = { name: 'gruezi.txt', text: '#separator:tab\nGrüezi\tHello\n' };
const URL_OF_FILE = 'https://media.example/s/token/place/download';
const FAILED = { title: 'No file', description: 'Try again.' };
const IN_APP: InMemoryOptions = {
  session: aMember(),
  device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'android' },
  functions: { prepareDownload: () => ({ url: URL_OF_FILE }) },
};

let saved: jest.Mock<string, [blob: Blob]>;
beforeEach(() => {
  saved = jest.fn((_: Blob) => 'blob:file');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
});

const open = (options: InMemoryOptions) =>
  renderScreen(
    () => (
      <KeepFileButton file={() => FILE} failed={FAILED}>
        Keep
      </KeepFileButton>
    ),
    createInMemoryPlatform(options),
  );
const button = () => screen.queryByRole('button', { name: 'Keep' });

test.each([
  ['a visitor', {}],
  ['a member', { session: aMember() }],
])('a browser saves the file by itself, also for %s', async (_, options) => {
  const { user, platform } = open(options);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(saved.mock.calls.map(([blob]) => blob.type)).toEqual(['text/plain;charset=utf-8']);
  expect(platform.recorded.calls).toEqual([]);
});

test("an app opens the server's address of the file", async () => {
  const { user, platform } = open(IN_APP);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(platform.recorded.calls).toEqual([{ name: 'prepareDownload', payload: FILE }]);
  expect(platform.recorded.sent).toContainEqual({
    type: 'OPEN_EXTERNAL_URL',
    payload: { url: URL_OF_FILE },
  });
  expect(saved).not.toHaveBeenCalled();
});

test.each<[string, InMemoryOptions]>([
  ['in an app that opens no pages', { ...IN_APP, parentAppSupports: ['PURCHASE_PACKAGE'] }],
  ['for a visitor in an app', { ...IN_APP, session: { status: 'visitor' } }],
])('is not there %s', (_, options) => {
  open(options);
  expect(button()).not.toBeInTheDocument();
});

test("shows the server's failure, and can be pressed again", async () => {
  let isDown = true;
  const { user, platform } = open({
    ...IN_APP,
    functions: {
      prepareDownload: () => {
        if (isDown) throw new AppError('unavailable', 'No network');
        return { url: URL_OF_FILE };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(platform.recorded.alerts).toEqual([FAILED]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(platform.recorded.sent).toContainEqual(
    expect.objectContaining({ type: 'OPEN_EXTERNAL_URL' }),
  );
});
