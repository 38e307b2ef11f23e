import type { ParentAppPackage } from 'shared-contracts';
import { isOf, type Run } from './exchange';
import { advice, right, wrong, type Result } from './result';

const CHECK = 'SUBSCRIPTION_PACKAGES';

/** The most time for packages, and the time after which they are late, in milliseconds. */
const PACKAGES_MS = 20_000;
const LATE_MS = 5000;

/** The packages that we sell in the stores, with the period of one payment. */
const PERIODS: Readonly<Record<string, 'P1M' | 'P1Y'>> = {
  BASIC_monthly: 'P1M',
  BASIC_annually: 'P1Y',
  VIP_monthly: 'P1M',
  VIP_annually: 'P1Y',
};

/** Judges well-formed packages. @param ms until they came */
function judgePackages(packages: readonly ParentAppPackage[], ms: number): Result {
  const at = { ms };
  if (packages.length === 0) {
    return wrong(
      CHECK,
      "The list is empty. Is RevenueCat's current offering set, and do the products exist in the store?",
      at,
    );
  }
  for (const { identifier, offeringIdentifier, product } of packages) {
    const period = PERIODS[identifier];
    if (period === undefined) {
      return wrong(
        CHECK,
        `We sell no "${identifier}", so the page leaves it out. The identifiers are ${Object.keys(PERIODS).join(', ')}.`,
        at,
      );
    }
    if (product.subscriptionPeriod !== period) {
      return wrong(
        CHECK,
        `${identifier} has the period ${product.subscriptionPeriod} and not ${period}.`,
        at,
      );
    }
    if (!/\d/.test(product.priceString)) {
      return wrong(
        CHECK,
        `The priceString of ${identifier} is "${product.priceString}", which is no price.`,
        at,
      );
    }
    if (offeringIdentifier !== 'VIP_BASIC_PRIVATE_monthly') {
      return advice(
        CHECK,
        `The offering is "${offeringIdentifier}" and not VIP_BASIC_PRIVATE_monthly.`,
        at,
      );
    }
  }
  const missing = Object.keys(PERIODS).filter((name) =>
    packages.every((one) => one.identifier !== name),
  );
  return missing.length === 0
    ? right(CHECK, 'Four packages with prices.', at)
    : advice(CHECK, `${missing.join(', ')} missing, so nobody can buy it in the app.`, at);
}

/** Waits for the packages and judges them. @returns empty: they did not come */
export async function checkPackages({
  ear,
  loadedAt,
  note,
  instruct,
}: Run): Promise<readonly ParentAppPackage[]> {
  const found = await ear.wait(isOf(CHECK), PACKAGES_MS, instruct('Waiting for the packages …'));
  instruct(null);
  if (found?.message?.type !== CHECK) {
    note(
      wrong(
        CHECK,
        'They did not come within 20 seconds. Send them when the page has loaded, without being asked.',
      ),
    );
    return [];
  }
  const { packages: sold } = found.message.payload;
  const ms = found.at - loadedAt;
  if (ms > LATE_MS) {
    note(
      wrong(
        CHECK,
        'They came late: until then each button says "Oops. Try again in a couple of seconds." Load the offering when the app starts, and send it within five seconds.',
        { ms },
      ),
    );
  } else {
    note(judgePackages(sold, ms));
  }
  return sold;
}
