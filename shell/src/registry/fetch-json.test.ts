import { fetchJson } from './fetch-json';

const URL_ = 'http://localhost:9/remote.json';
const answering = (answer: () => Promise<Response>) => {
  const fetched = jest.fn(answer);
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};

test('gives what the file holds, as it is now', async () => {
  const fetched = answering(async () => new Response('{"name":"mf-live"}'));
  await expect(fetchJson(URL_)).resolves.toEqual({ name: 'mf-live' });
  expect(fetched).toHaveBeenCalledWith(URL_, expect.objectContaining({ cache: 'no-cache' }));
});

test('names the file that is not there', async () => {
  answering(async () => new Response('{}', { status: 404 }));
  await expect(fetchJson(URL_)).rejects.toThrow(`${URL_} answered 404`);
});

test('fails when it is no JSON, or there is no answer', async () => {
  answering(async () => new Response('<!doctype html>'));
  await expect(fetchJson(URL_)).rejects.toThrow();
  answering(() => Promise.reject(new TypeError('down')));
  await expect(fetchJson(URL_)).rejects.toThrow('down');
});
