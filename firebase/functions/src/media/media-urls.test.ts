import { mediaSettings } from './media-urls';

const before = process.env;
afterEach(() => {
  process.env = before;
});
function configure(MEDIA_ORIGIN: string, MEDIA_SIGNING_SECRET: string): void {
  process.env = { ...before, MEDIA_ORIGIN, MEDIA_SIGNING_SECRET };
}

test('reads origin and secret of the deployment', () => {
  configure('https://media.example', 'a secret of the test');
  expect(mediaSettings()).toEqual({
    origin: 'https://media.example',
    signingSecret: 'a secret of the test',
  });
});

test.each(['', 'media.example', 'https://media.example/'])('origin %j is refused', (origin) => {
  configure(origin, 'a secret of the test');
  expect(mediaSettings).toThrow('MEDIA_ORIGIN must be an origin');
});

test.each(['', 'short'])('secret %j is refused', (secret) => {
  configure('https://media.example', secret);
  expect(mediaSettings).toThrow('MEDIA_SIGNING_SECRET must have at least 16 characters');
});
