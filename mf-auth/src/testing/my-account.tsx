import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { DAY_MS, type CurrentUser, type Entitlement } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { recordCode } from '../chunks/record';
import { MyAccountScreen } from '../my-account/Screen';

/** Opens the screen, whose late code has loaded, and waits for the look-up of the plan. */
export async function open(user: Partial<CurrentUser> = {}, options: InMemoryOptions = {}) {
  recordCode.load();
  await waitFor(() => expect(recordCode.state$.value.status).toBe('success'));
  const platform = createInMemoryPlatform({ session: aMember(user), ...options });
  const rendered = renderScreen(MyAccountScreen, platform);
  await act(async () => {});
  return rendered;
}

export const section = (name: string) => within(screen.getByRole('region', { name }));

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
export const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Opens the screen of a member whose plan was bought ten days ago. */
export const withPlan = (
  plan: Partial<Entitlement>,
  functions: InMemoryOptions['functions'] = {},
  options: InMemoryOptions = {},
) =>
  open(
    {},
    {
      ...options,
      functions,
      documents: {
        'Entitlements/uid-heidi': {
          Tier: 2,
          ProductID: 'vip_monthly',
          identifier: 'VIP_monthly',
          platform: 'web',
          cancels: false,
          purchase_date: inDays(-10),
          expires_date: inDays(20),
          ...plan,
        },
      },
    },
  );

export const INVOICES = { name: 'Invoices and payment methods' };
export const IN_APP = { device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } } as const;
