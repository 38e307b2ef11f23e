import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { createInMemoryPlatform } from 'common-testing';
import { createParentApp } from './bridge';

const EXAMPLES = join(__dirname, '../../../docs/examples/without-react-native');
const textIn = (code: string, pattern: RegExp) => pattern.exec(code)?.[1] ?? '';

const SWIFT = readFileSync(join(EXAMPLES, 'Learn.swift'), 'utf8');
const KOTLIN = readFileSync(join(EXAMPLES, 'Learn.kt'), 'utf8');
/** The script of each app without React Native, with its text instead of `JSON`. */
const SCRIPTS = {
  ios: {
    begin: textIn(SWIFT, /"""([^]*?)"""/).replace('\\(json)', 'JSON'),
    send: textIn(SWIFT, /"(window\.dispatchEvent[^"]*)"/).replace('\\(quoted)', 'JSON'),
  },
  android: {
    begin: textIn(KOTLIN, /"(window\.parentApp[^"]*)"/).replace('$parentApp', 'JSON'),
    send: textIn(KOTLIN, /"(document\.dispatchEvent[^"]*)"/).replace('$quoted', 'JSON'),
  },
};

const run = (script: string, value: unknown) =>
  new Function(script.replace('JSON', () => JSON.stringify(value)))();

afterEach(() => {
  for (const name of ['parentApp', 'ReactNativeWebView', 'webkit'])
    Reflect.deleteProperty(window, name);
});

test.each(['ios', 'android'] as const)(
  'the scripts of the guide for %s without React Native let page and app talk',
  async (os) => {
    const posted: string[] = [];
    const app = { postMessage: (text: string) => posted.push(text) };
    // The object that the system adds to the page, under the guide's name.
    if (os === 'ios') Object.assign(window, { webkit: { messageHandlers: { app } } });
    else Object.assign(window, { ReactNativeWebView: app });

    run(SCRIPTS[os].begin, { os, version: '1', buildNumber: '1', bundleId: 'b', token: 'secret' });
    const parentApp = createParentApp(createInMemoryPlatform().log);
    expect(parentApp.isEmbedded).toBe(true);
    const heard: unknown[] = [];
    parentApp.messages$.subscribe((message) => heard.push(message));

    const said = {
      type: 'SIGN_IN_FAILED',
      payload: { message: 'She said “no”.\n\u2028</script>' },
    };
    run(SCRIPTS[os].send, JSON.stringify(said));
    await waitFor(() => expect(heard).toEqual([said]));
    parentApp.send('RESTORE_PURCHASES', {});
    expect(posted.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: 'RESTORE_PURCHASES', payload: {}, token: 'secret' },
    ]);
  },
);
