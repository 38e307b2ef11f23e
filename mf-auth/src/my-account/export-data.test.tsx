import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { MyAccountScreen } from './Screen';

const DATA = { account: { email: 'heidi@example.com' }, comments: [] };

/** Records the files that the page saves. jsdom lacks both URL functions. */
function watchSaving() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    blobs.set('blob:here/1', blob);
    return 'blob:here/1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: blobs.get(this.href)! });
  });
  return saved;
}

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

async function open(options: InMemoryOptions = {}) {
  const functions = { exportMyData: () => DATA };
  const platform = createInMemoryPlatform({ session: aMember(), functions, ...options });
  const rendered = renderScreen(MyAccountScreen, platform);
  await act(async () => {});
  return rendered;
}

test('saves everything as a JSON file and says its name', async () => {
  const saved = watchSaving();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export my data' }));
  expect(await screen.findByText(/^Your data is in the file/)).toHaveTextContent(
    /swiss-german-my-data-\d{4}-\d{2}-\d{2}\.json/,
  );
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^swiss-german-my-data-\d{4}-\d{2}-\d{2}\.json$/),
  ]);
  expect(JSON.parse(await readText(saved[0]!.blob))).toEqual(DATA);
});

test('says that it failed, and tries again', async () => {
  const saved = watchSaving();
  let isOffline = true;
  const { user, platform } = await open({
    functions: {
      exportMyData: () => {
        if (isOffline) throw new AppError('unavailable', 'offline');
        return DATA;
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Export my data' }));
  expect(platform.recorded.alerts).toMatchObject([
    { title: 'Oops.', buttons: [{ title: 'cancel' }, { title: 'retry' }] },
  ]);
  expect(saved).toEqual([]);
  isOffline = false;
  await act(async () => platform.pressAlertButton('retry'));
  expect(await screen.findByText(/^Your data is in the file/)).toBeVisible();
});

test('says where to export in an app, which cannot save files', async () => {
  await open({ device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'android' } });
  expect(screen.getByText(/The app cannot save files/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export my data' })).not.toBeInTheDocument();
});
