import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { within } from '../deadline';
import type { Profile } from '../profiles';
import { recordNetwork, type NetworkLog } from './network-log';
import { NOTHING, probeScript, type ProbeReading, type Signal, type Target } from './probe';
import { untilQuiet } from './quiet';

const DEADLINE_MS = 60_000;

/** A page under a profile, with its measurements. */
export interface BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly network: NetworkLog;
  /**
   * Opens an address, and waits until its target is met.
   *
   * @throws {PlainError} when that takes longer than a minute
   */
  load(url: string): Promise<Signal>;
  /** Does work with a click in the loaded page, and waits until a target is met. */
  after(target: Target, work: () => Promise<unknown>): Promise<Signal>;
  /** Resolves after half a second without a request. */
  untilQuiet(): Promise<void>;
  /** Resolves when the browser has painted the present state and reported its events. */
  untilPainted(): Promise<void>;
  read(): Promise<ProbeReading>;
  /** Forgets earlier interactions, so `read` answers only later ones. */
  forgetInteractions(): Promise<void>;
  /** When the navigation began, in seconds on the clock of the requests. */
  navigationStart(): Promise<number>;
  /** Body of an answer as text. @param id of a logged request */
  bodyOf(id: string): Promise<string>;
  close(): Promise<void>;
}

async function throttle(session: CDPSession, { network, cpuSlowdown }: Profile): Promise<void> {
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = (bits: number | undefined) => (bits === undefined ? -1 : bits / 8);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond(network.download),
    uploadThroughput: bytesPerSecond(network.upload),
  });
}

/** Receives the signals of the probe, each for the call that waits. */
function receiveSignals(session: CDPSession) {
  let give: (signal: Signal) => void = () => undefined;
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'benchSignal') give(JSON.parse(payload) as Signal);
  });
  return (): Promise<Signal> => new Promise((resolve) => (give = resolve));
}

/**
 * Opens an empty page under a profile.
 *
 * @param target elements that its first address has to show; default: none
 */
export async function openPage(
  context: BrowserContext,
  profile: Profile,
  target: Target = NOTHING,
): Promise<BenchPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await recordNetwork(session);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchSignal' });
  await session.send('Performance.enable');
  await page.addInitScript(probeScript(target));
  await throttle(session, profile);
  const nextSignal = receiveSignals(session);

  /** Wait for both at once: the signal may come before the work ends. */
  async function untilMet(wanted: Target, work: () => Promise<unknown>): Promise<Signal> {
    const [signal] = await within(Promise.all([nextSignal(), work()]), DEADLINE_MS, () => {
      const { selectors, text = '' } = wanted;
      return `${page.url()} does not show ${[...selectors, text].join(' ').trim()}`;
    });
    return signal;
  }

  return {
    page,
    session,
    network,
    load: (url) => untilMet(target, () => page.goto(url, { waitUntil: 'commit' })),
    after: (next, work) =>
      untilMet(next, async () => {
        await page.evaluate((it) => window.benchProbe.watchFromClick(it), next);
        await work();
      }),
    untilQuiet: () => untilQuiet(network),
    untilPainted: () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            // The second frame begins after the first paint; idle comes after its reports.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => requestIdleCallback(() => resolve())),
            );
          }),
      ),
    read: () => page.evaluate(() => window.benchProbe.read()),
    forgetInteractions: () => page.evaluate(() => window.benchProbe.forgetInteractions()),
    async navigationStart() {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0;
    },
    async bodyOf(requestId) {
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
      return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    },
    close: () => page.close(),
  };
}
