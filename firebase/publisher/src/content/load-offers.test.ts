import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_OFFER_ID } from 'shared-contracts';
import { ContentError } from '../problems';
import { temporaryFolder } from '../testing/content-folder';
import { readOffers } from './load-offers';

const folder = temporaryFolder();
let count = 0;

const BASE = {
  identifier: 'A_monthly',
  Title: 'A',
  PromotionText: ['Videos'],
  StripePriceIDs: { local: 'price_a' },
  ProductID: 'a_monthly',
  BillingCycle: 'monthly',
  FreeTrialPeriod: 30,
  Tier: 1,
  unit_amount: 990,
};
const OTHER = {
  ...BASE,
  identifier: 'B_monthly',
  ProductID: 'b_monthly',
  StripePriceIDs: { local: 'price_b' },
};

async function problemsOf(...packages: object[]): Promise<readonly string[]> {
  const root = join(folder, String((count += 1)));
  mkdirSync(root);
  const offers = [{ offerID: 'PLANS', currency: 'chf', packages }];
  // YAML includes JSON.
  writeFileSync(join(root, 'offers.yaml'), JSON.stringify({ offers }));
  return readOffers(root).then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.problems : [String(error)]),
  );
}

test('the price list of the school [CONST-offer-id] [ENTITY-package]', async () => {
  const [offer] = await readOffers(join(__dirname, '../../../content'));
  expect(offer?.offerID).toBe(PLAN_OFFER_ID);
  expect(
    offer?.packages.map((one) => [
      one.identifier,
      one.ProductID,
      one.BillingCycle,
      one.Tier,
      one.unit_amount,
      one.FreeTrialPeriod,
      one.Main === true ? 'Main' : one.SecondMain === true ? 'SecondMain' : '–',
      one.Prerequisites ?? [],
      one.platforms.join(),
    ]),
  ).toEqual([
    ['BASIC_monthly', 'basic_monthly', 'monthly', 1, 990, 30, 'SecondMain', [], 'web,ios,android'],
    [
      'BASIC_annually',
      'basic_annually',
      'annual',
      1,
      8900,
      30,
      'SecondMain',
      [],
      'web,ios,android',
    ],
    ['VIP_monthly', 'vip_monthly', 'monthly', 2, 3900, 30, 'Main', [], 'web,ios,android'],
    ['VIP_annually', 'vip_annually', 'annual', 2, 34900, 30, 'Main', [], 'web,ios,android'],
    [
      'PRIVATE_monthly',
      'private_monthly',
      'monthly',
      3,
      14900,
      0,
      '–',
      ['one_private_lesson'],
      'web',
    ],
  ]);
});

test('the weekly video, the previous ones and Mondays 8 PM are promised [CONST-weekly-video] [ABOUT-live-mondays]', async () => {
  const [offer] = await readOffers(join(__dirname, '../../../content'));
  const promised = (title: string) =>
    offer?.packages.find(({ Title }) => Title === title)?.PromotionText.join('\n');
  expect(promised('BASIC')).toMatch(/new video every week, 2 to 5 minutes.*\n.*more than 60/);
  expect(promised('VIP')).toMatch(/Mondays 8 PM/);
});

test('two different packages are accepted', async () => {
  await expect(problemsOf(BASE, OTHER)).resolves.toEqual([]);
});

const FIRST = 'offers.yaml: offers 1.packages 1.';
test.each([
  ['a fraction of a Rappen', { unit_amount: 9.9 }, `${FIRST}unit_amount: must be whole hundredths`],
  ['a trial below nothing', { FreeTrialPeriod: -1 }, `${FIRST}FreeTrialPeriod: must be whole days`],
  [
    'a colour too light for white text',
    { ButtonColour: '#77CCDD' },
    `${FIRST}ButtonColour: is too light for the white text on it`,
  ],
  [
    'a colour that the dark card swallows',
    { ButtonColour: '#1F5F6B' },
    `${FIRST}ButtonColour: is too dark to be seen on the dark card; take a lighter one`,
  ],
  [
    'a name for a colour',
    { ButtonColour: 'teal' },
    `${FIRST}ButtonColour: must be a colour like "#2B7D8C", in quotes`,
  ],
  ['a word of our own', { Price: 3 }, `${FIRST}Price: is not known; leave it out`],
  [
    'a cycle that its identifier does not say',
    { BillingCycle: 'annual' },
    'offers.yaml: PLANS: A_monthly: contains "_annually" exactly if BillingCycle is annual',
  ],
])('%s is refused', async (_, change, problem) => {
  await expect(problemsOf({ ...BASE, ...change })).resolves.toEqual([problem]);
});

test.each([
  [
    'an identifier twice',
    { identifier: 'A_monthly' },
    'identifier: A_monthly is there twice; give each its own',
  ],
  [
    'a product twice',
    { ProductID: 'a_monthly' },
    'ProductID: a_monthly is there twice; give each its own',
  ],
  [
    'a price twice',
    { StripePriceIDs: { local: 'price_a' } },
    'StripePriceIDs.local: price_a is there twice',
  ],
  [
    'an environment with half of the prices',
    { StripePriceIDs: { local: 'price_b', live: 'price_1' } },
    'A_monthly: StripePriceIDs.live is missing, others have one',
  ],
])('%s is refused', async (_, change, problem) => {
  await expect(problemsOf(BASE, { ...OTHER, ...change })).resolves.toEqual([
    `offers.yaml: PLANS: ${problem}`,
  ]);
});

test('two main packages in one cycle are refused', async () => {
  await expect(problemsOf({ ...BASE, Main: true }, { ...OTHER, Main: true })).resolves.toEqual([
    'offers.yaml: PLANS: Main: only one package of the monthly cycle can have it',
  ]);
});
