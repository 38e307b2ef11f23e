import { request } from 'node:http';
import { addresses } from 'delivery/addresses';

/** Variable fields of a load event. */
export interface Reported {
  readonly build: string;
  readonly channel: 'stable' | 'canary';
  readonly outcome: 'ok' | 'failed-to-evaluate';
}

const load = (browser: number, { build, channel, outcome }: Reported) => ({
  type: 'load',
  remote: 'mf-live',
  version: '1.0.0',
  build,
  channel,
  screen: 'live_lessons',
  phase: outcome === 'ok' ? 'mount' : 'evaluate',
  outcome,
  ms: 400,
  contract: '^1.0.0',
  sequence: 1,
  composition: `shell-00000000.live-${build}`,
  at: new Date().toISOString(),
  rate: 1,
  reporter: browser.toString(16).padStart(8, '0'),
});

/**
 * Sends one load event, as a page does, from another loopback network for each browser.
 *
 * @param browser number from 1 on; sets the network and the pseudonym
 * @returns HTTP status of the answer
 */
export function reportFrom(browser: number, reported: Reported): Promise<number> {
  const { port } = addresses().sites.shell;
  const body = JSON.stringify({ events: [load(browser, reported)] });
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        path: '/__events',
        method: 'POST',
        localAddress: `127.${browser & 255}.${browser >> 8}.1`,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
