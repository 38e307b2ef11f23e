import { askersOf } from './initiators';

const frames = (...urls: string[]) => urls.map((url) => ({ url }));

test('is the document for what it contains', () => {
  expect(askersOf({ type: 'parser', url: 'https://a.example/' })).toEqual(['https://a.example/']);
});

test('is every script on the call stack, once, and what scheduled it', () => {
  const stack = {
    callFrames: frames('shell.js', 'shell.js', '', 'home.js'),
    parent: { callFrames: frames('federation.js'), parent: { callFrames: frames('auth.js') } },
  };
  expect(askersOf({ type: 'script', stack })).toEqual([
    'shell.js',
    'home.js',
    'federation.js',
    'auth.js',
  ]);
});

test('is nobody for what the browser fetches by itself', () => {
  expect(askersOf({ type: 'other' })).toEqual([]);
});
