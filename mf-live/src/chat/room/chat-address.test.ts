import { chatAddressOf } from './chat-address';

const KNOWN = {
  own: 'https://mf-live.example',
  page: 'https://shell.example',
  allowed: ['https://chat.school.example'],
};

test.each([
  ['https://mf-live.example/chat/', 'own'],
  ['https://mf-live.example/zoom/', 'unknown'],
  ['https://chat.school.example/room?id=1', 'school'],
  ['https://other.example/', 'unknown'],
  ['http://chat.school.example/', 'unknown'],
  // Its sandbox would not confine it.
  ['https://shell.example/chat/', 'unknown'],
  ['javascript:alert(1)', 'unknown'],
  ['no address', 'unknown'],
])('%s is %s', (url, kind) => {
  expect(chatAddressOf(url, KNOWN).kind).toBe(kind);
});
