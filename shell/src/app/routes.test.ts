import { SPECIFIED_ROUTES, type RouteDeclaration } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { matchRoute, wantsSupportChat } from './routes';

const declare = (path: string, screen = 'main', exact = true): RouteDeclaration => ({
  path,
  screen,
  exact,
  title: path,
  needsSession: false,
});

const remoteWith = (name: string, ...routes: RouteDeclaration[]): ResolvedRemote => ({
  status: 'loadable',
  name,
  remote: aRegisteredRemote(),
  routes,
  slots: [],
  isOverridden: false,
});

/** Beginnings of a pattern other than plain letters. */
const unusual = [
  remoteWith(
    'mf-unusual',
    declare('/:Language/grammar'),
    declare('/week?/review'),
    declare('/all', 'main', false),
  ),
];

const remotes = [
  remoteWith('mf-lessons', declare('/'), declare('/home'), declare('/videos/:VideoID')),
  remoteWith('mf-subscriptions', declare('/success/:session_id?', 'success')),
];

describe('matchRoute', () => {
  test.each([
    ['/', 'mf-lessons', {}],
    ['/home', 'mf-lessons', {}],
    ['/videos/am-bahnhof', 'mf-lessons', { VideoID: 'am-bahnhof' }],
    ['/videos/gr%C3%BCezi', 'mf-lessons', { VideoID: 'grüezi' }],
    ['/success', 'mf-subscriptions', {}],
    ['/success/cs_1', 'mf-subscriptions', { session_id: 'cs_1' }],
  ])('%s belongs to %s', (path, name, params) => {
    const match = matchRoute(remotes, path);
    expect(match.destination).toMatchObject({ kind: 'remote', name });
    expect(match.params).toEqual(params);
  });

  test.each([
    ['/de/grammar', { Language: 'de' }],
    ['/week/review', {}],
    ['/review', {}],
    ['/ALL/in/here', {}],
    ['/a%6Cl', {}],
  ])('%s matches a route with another beginning', (path, params) => {
    const match = matchRoute(unusual, path);
    expect(match.destination).toMatchObject({ kind: 'remote', name: 'mf-unusual' });
    expect(match.params).toEqual(params);
  });

  test.each(['/videos', '/videos/a/b', '/homes', '/home/x', '/success/a/b', '/unknown'])(
    'knows no %s',
    (path) => expect(matchRoute(remotes, path).destination).toEqual({ kind: 'not-found' }),
  );

  test.each(SPECIFIED_ROUTES.filter(({ isOfShell }) => isOfShell))(
    'serves $path itself',
    ({ path, exact }) => {
      expect(matchRoute(remotes, path).destination).toMatchObject({ kind: 'page', path });
      expect(matchRoute(remotes, `${path}/below`).destination.kind).toBe(
        exact ? 'not-found' : 'page',
      );
    },
  );

  test('keeps the routes of a remote that failed, so its failure shows in its place', () => {
    const failed: ResolvedRemote = {
      status: 'failed',
      name: 'mf-live',
      failure: { kind: 'invalid-manifest', reason: 'entry' },
      routes: [declare('/live-lessons')],
      slots: [],
      isOverridden: false,
    };
    expect(matchRoute([failed], '/live-lessons').destination).toMatchObject({ name: 'mf-live' });
  });

  test('does not call a page missing while no remote is known', () => {
    expect(matchRoute([], '/home').destination).toEqual({ kind: 'registry-missing' });
    expect(matchRoute([], '/contact').destination.kind).toBe('page');
  });

  test('has a page that lists the remotes', () => {
    expect(matchRoute([], '/__remotes').destination).toEqual({ kind: 'remotes-list' });
  });
});

test('the support chat is on every page whose route allows it', () => {
  const live = remoteWith(
    'mf-live',
    { ...declare('/live-lessons'), supportChat: false },
    declare('/live-archive'),
  );
  const wanted = ['/live-lessons', '/live-lessons/', '/live-archive', '/contact', '/unknown'].map(
    (path) => wantsSupportChat([live], path),
  );
  expect(wanted).toEqual([false, false, true, true, true]);
});
