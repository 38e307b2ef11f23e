import { aRegisteredRemote } from 'common-testing';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { isPrerenderedFor } from './prerendered-page';

const remote = aRegisteredRemote();
const { name } = remote;
const { routes, slots } = remote.manifest;
const isOverridden = false;
const loadable: ResolvedRemote = { status: 'loadable', name, remote, routes, slots, isOverridden };
const failed: ResolvedRemote = {
  status: 'failed',
  name,
  routes,
  slots,
  failure: { kind: 'invalid-manifest', reason: 'x' },
  isOverridden,
};

describe('a page is hydrated', () => {
  test('if it was prerendered for the screen to show', () => {
    expect(isPrerenderedFor('mf-lessons/home', [loadable], '/home')).toBe(true);
    expect(isPrerenderedFor('/contact', [loadable], '/contact')).toBe(true);
    expect(isPrerenderedFor('/disclaimer', [], '/disclaimer/below')).toBe(true);
  });

  test('but not for another route, without one, or for a remote that cannot be loaded', () => {
    expect(isPrerenderedFor('mf-lessons/home', [loadable], '/contact')).toBe(false);
    expect(isPrerenderedFor('', [loadable], '/nowhere')).toBe(false);
    expect(isPrerenderedFor(undefined, [loadable], '/home')).toBe(false);
    expect(isPrerenderedFor('mf-lessons/home', [failed], '/home')).toBe(false);
    expect(isPrerenderedFor('mf-lessons/home', [], '/home')).toBe(false);
  });
});
