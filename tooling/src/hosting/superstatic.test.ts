import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { addresses, REMOTE_NAMES, SITES, type RemoteName, type Site } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import { readHostingConfig } from 'delivery/hosting/config';
import { LONG_CACHE } from 'delivery/hosting/long-cache';
import { pathsPattern, releaseConfig, type HostingFile } from 'delivery/hosting/release-config';
import { siteHandler } from './site-handler';

const folder = mkdtempSync(join(tmpdir(), 'superstatic-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGES = [
  ...['/index.html', '/home.html', '/fallback.html'],
  ...['/videos/_VideoID.html', '/videos/am-see.html'],
];
const HASHED = ['/assets/main.0a1b2c3d.js', '/remoteEntry.0a1b2c3d.js', '/a(b)+c.0a1b2c3d.css'];
const MEDIA = ['/clips/am-see.0a1b2c3d/240p/000.ts', '/lessons/am-see/0a1b2c3d.webp'];
const FILES: Readonly<Record<Site, readonly string[]>> = {
  shell: [...PAGES, ...HASHED, '/registry.json', '/catalogue.0a1b2c3d.json'],
  ...(Object.fromEntries(REMOTE_NAMES.map((name) => [name, [...HASHED, '/remote.json']])) as Record<
    RemoteName,
    string[]
  >),
  'mf-live': [...HASHED, '/remote.json', '/chat/index.html', '/zoom/index.html'],
  media: [...MEDIA, '/index.html'],
};

/** Paths without a file: other hashes, other names with a known hash, other folders. */
const MISSING = [
  ...['/assets/main.ffffffff.js', '/remoteEntry.ffffffff.js', '/assets/other.0a1b2c3d.js'],
  ...['/main.0a1b2c3d.js', '/assets/main.0a1b2c3d.js/more.0a1b2c3d.js', '/assets/mainX0a1b2c3d.js'],
  ...['/clips/am-see.0a1b2c3d/240p/001.ts', '/clips/other.0a1b2c3d/240p/000.ts'],
  ...['/lessons/am-see/ffffffff.webp', '/clips/', '/lessons/am-see'],
  ...['/catalogue.ffffffff.json', '/favicon.ico', '/a(b)+c.0a1b2c3d.js', '/no/such/page'],
];

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Answer = { readonly status: number; readonly caching: string | null };
const ask = async (origin: string, path: string): Promise<Answer> => {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  return { status, caching: headers.get('cache-control') };
};

const origins = new Map<Site, { readonly google: string; readonly local: string }>();
beforeAll(async () => {
  for (const site of SITES) {
    for (const file of FILES[site]) {
      const path = join(folder, site, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file);
    }
  }
  const base = JSON.parse(readFileSync(inRoot('firebase/firebase.json'), 'utf8')) as HostingFile;
  const release = releaseConfig(base, folder);
  const configs = readHostingConfig();
  const errorPage = join(folder, 'not-found.html');
  writeFileSync(errorPage, 'Not found');
  for (const site of SITES) {
    const config = release.hosting.find(({ target }) => target === site) ?? {};
    const options = { ...config, public: site, rewrites: configs[site].rewrites };
    const serve = superstatic({
      cwd: folder,
      config: options,
      // The Firebase CLI uses this stack.
      stack: 'strict',
      errorPage,
      fallthrough: false,
    });
    origins.set(site, {
      google: await listen((request, response) =>
        serve(request, response, () => response.writeHead(500).end('Nobody answered')),
      ),
      local: await listen(
        siteHandler({
          folder: join(folder, site),
          config: configs[site],
          addresses: addresses(0),
        }),
      ),
    });
  }
});

describe.each(SITES)('%s, by the server of Firebase Hosting itself', (site) => {
  const both = async (path: string) => {
    const { google, local } = origins.get(site) ?? { google: '', local: '' };
    return { google: await ask(google, path), local: await ask(local, path) };
  };

  test('lets browsers keep files named by their content for a year, and nothing else', async () => {
    for (const path of FILES[site]) {
      const isKept = /0a1b2c3d/.test(path);
      const expected = { status: 200, caching: isKept ? LONG_CACHE : 'no-cache' };
      const { google, local } = await both(path);
      // Hosting redirects the address of a page to the one without its ending.
      if (google.status === 301) expect([path, google.caching]).toEqual([path, 'no-cache']);
      else expect([path, google]).toEqual([path, expected]);
      expect([path, local]).toEqual([path, google]);
    }
  });

  test('lets no browser keep an error under any name', async () => {
    for (const path of MISSING) {
      const { google, local } = await both(path);
      expect([path, google.caching]).toEqual([path, 'no-cache']);
      expect([path, local]).toEqual([path, google]);
    }
  });
});

describe.each(['chat', 'zoom'])('the document /%s/ of mf-live', (name) => {
  const headersOf = async (origin: string, path: string) => {
    const { headers } = await fetch(origin + path, { redirect: 'manual' });
    return Object.fromEntries(
      ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'].map((key) => [
        key,
        // The local server names local origins.
        headers.get(key)?.replace('http://localhost:3000', 'https://swissgerman.example'),
      ]),
    );
  };

  test('has the same headers of its own from both servers', async () => {
    const { google, local } = origins.get('mf-live') ?? { google: '', local: '' };
    const own = await headersOf(google, `/${name}/`);
    expect(own['content-security-policy']).toContain("script-src 'self'");
    expect(await headersOf(local, `/${name}/`)).toEqual(own);
    const file = await headersOf(google, '/remote.json');
    expect(file['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('is found without its last slash too', async () => {
    for (const origin of Object.values(origins.get('mf-live') ?? {})) {
      const { status, headers } = await fetch(`${origin}/${name}`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, `/${name}/`]);
    }
  });
});

test.each([
  ['/videos/am-see', '/videos/am-see.html'],
  ['/videos/another', '/videos/_VideoID.html'],
])('%s is answered with the page %s', async (path, file) => {
  const { google = '', local = '' } = origins.get('shell') ?? {};
  for (const origin of [google, local]) {
    expect(await (await fetch(origin + path)).text()).toBe(file);
  }
});

test('a pattern matches the paths that it is made of, and no other', () => {
  const paths = ['/a.js', '/a/b.c(d)[e]^$.js', '/a/b/c+d|e.ts', '/{f}\\g?*'];
  const pattern = new RegExp(pathsPattern(paths), 'u');
  for (const path of paths) expect([path, pattern.test(path)]).toEqual([path, true]);
  for (const path of ['/aXjs', '/a.js/', '/b.c(d)[e]^$.js', '/a/b', 'a.js', '/x/a.js', '/']) {
    expect([path, pattern.test(path)]).toEqual([path, false]);
  }
});
