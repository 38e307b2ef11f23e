import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import { GENERATED_PAGES, generatedPages } from './generated-pages';

const page = (path: string) => readFileSync(inRoot(path), 'utf8');

let pages: Readonly<Record<string, string>>;
// Generate once, because reading the types of all contracts is slow.
beforeAll(async () => {
  pages = await generatedPages();
});

test.each(GENERATED_PAGES)('%s is what `npm run interfaces` writes from the code', (path) => {
  expect(page(path)).toBe(pages[path]);
});

test('says the prices of the price list', () => {
  expect(page('docs/product.md')).toMatch(/`BASIC_monthly` .* CHF 9\.90 .* 30 days/);
  expect(page('docs/product.md')).toMatch(/`PRIVATE_monthly` .* CHF 149\.00 .* none/);
});

describe('docs/interfaces.md', () => {
  const text = page('docs/interfaces.md');

  // A list by hand, so that it does not depend on the generator.
  test.each([
    'getSecureData_v2_0',
    'getLiveLessonUrls_v2_0',
    'getFlashcardsCloudFunction',
    'getGrammarPDFurl',
    'getRevenueCatOffer_v2_0',
    'createStripeCheckoutSession',
    'changeStripeSubscription',
    'cancelStripeSubscription',
    'uncancelStripeSubscription',
    'createStripeCardUpdateCheckoutSession',
    'CreateZoomSignature',
    'requestAccountDeletion',
  ])('explains %s', (name) => {
    expect(text).toContain(`\n### \`${name}\`\n`);
  });

  test.each([
    ['Users/{uid}', 'UserDocument'],
    ['Entitlements/{uid}', 'Entitlement'],
    ['Videos/{videoID}/Comments/{id}', 'Comment'],
    ['LiveChats/{liveLessonID}/Messages/{id}', 'ChatMessage'],
  ])('names the type of %s', (name, type) => {
    expect(text).toContain(`\n| \`${name}\` | \`${type}\` |\n`);
  });

  test('says what a callable takes and answers', () => {
    expect(text).toContain('(data: { videoID?: string }) => { url: string }');
    expect(text).toContain('() => { hasAlreadySubscribed: boolean }');
  });

  test('names the ports of the product', () => {
    for (const address of ['http://localhost:3000', 'http://localhost:3004', '127.0.0.1:12112']) {
      expect(text).toContain(`| \`${address}\` |`);
    }
  });
});

test('every command that a page names is there', () => {
  const { scripts } = JSON.parse(page('package.json')) as { scripts: Record<string, string> };
  const pages = readdirSync(inRoot('docs')).filter((name) => name.endsWith('.md'));
  const named = ['README.md', ...pages.map((name) => `docs/${name}`)]
    // This page lists rows, also of commands that do not exist yet.
    .filter((path) => path !== 'docs/spec-coverage.md')
    .flatMap((path) =>
      [...page(path).matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => ({ path, name })),
    );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});
