import type { BrowserContext } from '@playwright/test';
import { EventEmitter } from 'node:events';
import { watchForErrors } from './console-errors';

const message = (type: string, text: string, url = '') => ({
  type: () => type,
  text: () => text,
  location: () => ({ url }),
});

const request = (url: string, errorText: string) => ({
  url: () => url,
  method: () => 'GET',
  failure: () => ({ errorText }),
});

function watched() {
  const context = new EventEmitter();
  return { context, errors: watchForErrors(context as unknown as BrowserContext) };
}

test('expects nothing of a page that works', () => {
  const { context, errors } = watched();
  context.emit('console', message('warning', 'deprecated'));
  context.emit('requestfailed', request('http://localhost/000.ts', 'net::ERR_ABORTED'));
  expect(errors.unexpected()).toEqual([]);
});

test('names console errors, exceptions and failed requests', () => {
  const { context, errors } = watched();
  context.emit('console', message('error', 'React error #418', 'http://localhost/main.js'));
  context.emit('weberror', { error: () => new Error('x is not a function') });
  context.emit('requestfailed', request('http://localhost/a.js', 'net::ERR_CONNECTION_REFUSED'));
  expect(errors.unexpected()).toEqual([
    'console: React error #418 (http://localhost/main.js)',
    'exception: x is not a function',
    'request: GET http://localhost/a.js net::ERR_CONNECTION_REFUSED',
  ]);
});

test('lets pass what the test has announced, and nothing else', () => {
  const { context, errors } = watched();
  errors.allow([/ERR_CONNECTION_REFUSED/]);
  context.emit('requestfailed', request('http://localhost/a.js', 'net::ERR_CONNECTION_REFUSED'));
  context.emit('console', message('error', 'boom'));
  expect(errors.unexpected()).toEqual(['console: boom']);
});
