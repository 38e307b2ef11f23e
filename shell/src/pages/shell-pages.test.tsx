import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { SPECIFIED_ROUTES } from 'shared-contracts';
import { OPERATOR } from './operator';
import { shellPages } from './index';

/** How a link must behave. */
type LinkTarget =
  | { readonly kind: 'anchor'; readonly id: string }
  | { readonly kind: 'in-app'; readonly path: string }
  | { readonly kind: 'e-mail'; readonly address: string }
  | { readonly kind: 'outside'; readonly url: string };

/** @param href the attribute in the page */
function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return { kind: 'anchor', id: href.slice(1) };
  if (href.startsWith('/')) return { kind: 'in-app', path: href };
  const { protocol, pathname } = new URL(href);
  return protocol === 'mailto:'
    ? { kind: 'e-mail', address: pathname }
    : { kind: 'outside', url: href };
}

/** Whether `SPECIFIED_ROUTES` has a route without parameters for the path. */
const isSpecifiedPath = (path: string): boolean =>
  SPECIFIED_ROUTES.some((route) => route.path === path.split(/[?#]/)[0]);

const ownRoutes = SPECIFIED_ROUTES.filter(({ isOfShell }) => isOfShell);
const pageAt = (path: string) => shellPages.find((page) => page.path === path);

test('the pages are those that the route table gives to the shell', () => {
  expect(shellPages.map(({ path, exact }) => ({ path, exact }))).toEqual(
    ownRoutes.map(({ path, exact }) => ({ path, exact })),
  );
});

test('both privacy paths show one screen', async () => {
  const [policy, google] = await Promise.all([
    pageAt('/privacy-policy')?.load(),
    pageAt('/privacy-policy-google')?.load(),
  ]);
  expect(policy?.default).toBeDefined();
  expect(google?.default).toBe(policy?.default);
});

describe.each(shellPages)('$path', ({ path, title, load }) => {
  beforeEach(async () => {
    renderScreen((await load()).default);
  });

  const links = () => screen.getAllByRole<HTMLAnchorElement>('link');
  const targets = () => links().map((link) => linkTarget(link.getAttribute('href') ?? ''));

  test('has the same name in its heading, its route and the title of the document', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} – Grüezi`);
  });

  test('its headings skip no level and differ', () => {
    const headings = screen.getAllByRole('heading');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    });
    const texts = headings.map(({ textContent }) => textContent);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('every link has a name', () => {
    for (const link of links()) expect(link).toHaveAccessibleName();
  });

  test('every anchor leads to one section of the page', () => {
    const ids = targets().flatMap((target) => (target.kind === 'anchor' ? [target.id] : []));
    for (const id of ids) expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  });

  test('every link inside the product leads to a page that exists', () => {
    const paths = targets().flatMap((target) => (target.kind === 'in-app' ? [target.path] : []));
    expect(paths).not.toHaveLength(0);
    expect(paths.filter((path) => !isSpecifiedPath(path))).toEqual([]);
  });

  test('its e-mails go to the school, its outside links to encrypted addresses', () => {
    const addresses = targets().flatMap((target) =>
      target.kind === 'e-mail' ? [target.address] : [],
    );
    expect(addresses).not.toHaveLength(0);
    expect(new Set(addresses)).toEqual(new Set([OPERATOR.email]));
    const urls = targets().flatMap((target) => (target.kind === 'outside' ? [target.url] : []));
    for (const url of urls) expect(url).toMatch(/^https:/);
  });

  test('it offers nothing to fill in, and nothing to press but to copy the address', () => {
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(path === '/contact' ? ['Copy the address'] : []);
  });
});
