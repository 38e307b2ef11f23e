import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../paths';
import { canaryScript, inlineScript } from '../build/inline-script';
import { productionDeployment } from './deployment';

interface FirebaseJson {
  readonly hosting: readonly {
    readonly target: string;
    readonly headers: readonly {
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  }[];
}

const { hosting } = JSON.parse(
  readFileSync(inRoot('firebase', 'firebase.json'), 'utf8'),
) as FirebaseJson;

const headerOfShell = (name: string) =>
  hosting
    .find(({ target }) => target === 'shell')
    ?.headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value;
const policy = headerOfShell('Content-Security-Policy');

const directive = (name: string) =>
  policy
    ?.split(';')
    .map((part) => part.trim().split(' '))
    .find(([key]) => key === name)
    ?.slice(1);

describe('the content security policy of the shell', () => {
  test('allows the two inline scripts, by their hashes', () => {
    const hashes = [inlineScript(), canaryScript()].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(directive('script-src')?.filter((source) => source.startsWith("'sha"))).toEqual(hashes);
  });

  test('leaves inline styles, and nothing else, to the policy that each page carries itself', () => {
    expect(directive('style-src')).toContain("'unsafe-inline'");
    const withoutStyles = policy?.replace(/style-src [^;]*;/, '');
    expect(withoutStyles).not.toMatch(/unsafe-|\*|strict-dynamic/);
    const template = readFileSync(inRoot('shell', 'index.html'), 'utf8');
    const meta = '<meta http-equiv="Content-Security-Policy" content="{{policy}}" />';
    expect(template.indexOf(meta)).toBeGreaterThan(0);
    expect(template.indexOf(meta)).toBeLessThan(template.indexOf('{{links}}'));
  });

  const { appCheck, links, stripePublishableKey, supportChat, telemetry } = productionDeployment();
  const RECAPTCHA = 'https://www.google.com/recaptcha/';
  test.each([
    [
      'App Check',
      appCheck !== undefined,
      {
        'script-src': [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
        'frame-src': [RECAPTCHA],
        'connect-src': ['https://content-firebaseappcheck.googleapis.com', RECAPTCHA],
      },
    ],
    [
      'Stripe.js',
      stripePublishableKey !== undefined,
      { 'script-src': ['https://js.stripe.com'], 'frame-src': ['https://js.stripe.com'] },
    ],
  ])('allows what %s needs exactly where it is configured', (_, isConfigured, needed) => {
    for (const [name, sources] of Object.entries(needed)) {
      const found = sources.filter((source) => directive(name)?.includes(source));
      expect({ [name]: found }).toEqual({ [name]: isConfigured ? sources : [] });
    }
  });

  test('frames exactly the configured origins of the live room and of the support chat', () => {
    const own = [/\.firebaseapp\.com$/, /recaptcha/, /js\.stripe\.com$/, /\/\/mf-live\./];
    const framed = directive('frame-src')?.filter((source) => !own.some((one) => one.test(source)));
    const chat = supportChat ? [new URL(supportChat.url).origin] : [];
    expect(framed).toEqual([...(links.liveFrames ?? []), ...chat]);
  });

  test('lets pages report to exactly the configured collector', () => {
    const known = [/swissgerman/, /googleapis\.com$/, /recaptcha/, /^'self'$/];
    const others = directive('connect-src')?.filter(
      (source) => !known.some((one) => one.test(source)),
    );
    const collector = telemetry?.otlpUrl === undefined ? [] : [new URL(telemetry.otlpUrl).origin];
    expect(others).toEqual(collector);
  });

  test('refuses text that becomes code, except what the default policy allows', () => {
    expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
    // Beside ours, those that Google's log-in makes for its own script.
    const names = ['default', 'gapi#gapi', 'goog#html'];
    expect(directive('trusted-types')).toEqual([...names, "'allow-duplicates'"]);
    expect(headerOfShell('Content-Security-Policy-Report-Only')).toBeUndefined();
  });

  test('allows nothing by default', () => {
    expect(directive('default-src')).toEqual(["'none'"]);
  });
});
