import { addresses as addressesAt } from 'delivery/addresses';

const { origin } = addressesAt().simulator;
const CONFORMANCE = `${origin}/__simulator/conformance`;

test('is served with the bridge before its own script, which its policy allows', async () => {
  const answer = await fetch(CONFORMANCE);
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  const page = await answer.text();
  expect(page).toContain('<title>Conformance of the app</title>');
  expect(page.indexOf('window.ReactNativeWebView')).toBeGreaterThan(0);
  const [, script = ''] = /<script src="([^"]+)"/.exec(page) ?? [];
  expect(page.indexOf(script)).toBeGreaterThan(page.indexOf('window.ReactNativeWebView'));
  const code = await fetch(origin + script);
  expect(code.headers.get('content-type')).toMatch(/javascript/);
  expect(await code.text()).toContain('Run the checks');
});
