import type { Frame, Page } from '@playwright/test';
import type { PresetName } from 'stand-ins/native-app';
import { openSimulator } from '../support/simulator';
import { expect, test } from '../support/test';

/** Opens the conformance page in the app of a preset, and starts its checks. */
async function beginChecks(page: Page, preset: PresetName): Promise<Frame> {
  const simulator = await openSimulator(page, {
    os: 'android',
    preset,
    path: '/__simulator/conformance',
  });
  const conformance = await simulator.product();
  await conformance.getByRole('button', { name: 'Run the checks' }).click();
  return conformance;
}

const faultsIn = (conformance: Frame) =>
  conformance.locator('tr[data-verdict=wrong]').getByRole('rowheader').allTextContents();

// The page buys as one learner, who may have bought the plan in an earlier run.
test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors([/simulator\/store\/purchase/]));

test('the conformance page finds no fault in the simulated app', async ({ page }) => {
  const conformance = await beginChecks(page, 'new');
  // The page waits ten seconds to see that the app ignores the frame.
  await expect(conformance.getByRole('status')).toContainText('as a foreign frame');
  await conformance.getByRole('button', { name: 'Skip this one' }).click();
  await expect(conformance.getByRole('status')).toHaveText('No faults found.');
  expect(await faultsIn(conformance)).toEqual([]);
});
