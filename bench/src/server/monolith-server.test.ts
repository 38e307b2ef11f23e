import { matches } from 'delivery/hosting/config';
import { rewritesOf } from './monolith-server';

const fallback = { source: '!**/*.js', destination: '/fallback.html' };
const rewrites = rewritesOf(
  [
    { path: '/videos/:VideoID', file: 'pages/videos.html' },
    { path: '/success/:session_id?', file: 'pages/success.html' },
    { path: '/live-lessons', file: 'pages/live-lessons.html' },
    { path: '*', file: 'pages/any.html' },
  ],
  fallback,
);
const pageOf = (path: string) => rewrites.find((rule) => matches(rule, path))?.destination;

test.each([
  ['/videos/am-see', '/pages/videos.html'],
  ['/videos/a/b', '/pages/any.html'],
  ['/videos', '/pages/any.html'],
  ['/success', '/pages/success.html'],
  ['/success/cs_1', '/pages/success.html'],
  ['/live-lessons', '/pages/live-lessons.html'],
  ['/live-lessonsx', '/pages/any.html'],
  ['/assets/gone.js', undefined],
])('%s is answered by %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
