import { newVisitor } from './browser/launch';
import type { Lab, StoredVisitor } from './lab';
import { PROFILES } from './profiles';

/** A seeded account that may open every lesson. */
const MEMBER = { email: 'vip@example.com', password: 'gruezi-mitenand' };

/** Signs in through the form. @returns the browser's storage with the session */
export async function signIn({ browser }: Lab, origin: string): Promise<StoredVisitor> {
  const context = await newVisitor(browser, PROFILES.fast);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/sign-in-up?startWithLogIn=true`);
    await page.getByLabel('Email', { exact: true }).fill(MEMBER.email);
    await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
    await page.getByRole('button', { name: 'LOG IN', exact: true }).click();
    await page.locator('html[data-signed-in]').waitFor({ state: 'attached' });
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/**
 * Signs in on each variant, because storage belongs to an origin.
 *
 * @returns the storage for a new browser, by origin
 */
export async function signInEverywhere(lab: Lab): Promise<(origin: string) => StoredVisitor> {
  const visitors = new Map<string, StoredVisitor>();
  for (const { origin } of lab.variants) {
    if (!visitors.has(origin)) visitors.set(origin, await signIn(lab, origin));
  }
  return (origin) => {
    const visitor = visitors.get(origin);
    if (visitor === undefined) throw new Error(`Nobody signed in on ${origin}`);
    return visitor;
  };
}
