import { parse } from 'valibot';
import { MonolithManifestSchema, monolithManifest, type CompiledChunks } from './monolith-manifest';

const screens = [{ key: 'mf-lessons/home', chunk: 'mf-lessons-home', module: '/home' }];

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  shell: ['assets/shell.1.css', 'assets/shell.1.js'],
  // webpack counts the main bundle in, because kit is there.
  'mf-lessons-home': ['assets/shell.1.js', 'assets/home.1.css', 'assets/home.1.js'],
  auth: ['assets/auth.1.js'],
};

const compiled = (
  groups: Readonly<Record<string, readonly string[]>> = GROUPS,
): CompiledChunks => ({
  filesOf: (chunk) => groups[chunk],
});

describe('monolith.json', () => {
  test('names the main bundle and the files of each screen', () => {
    const manifest = monolithManifest('m2', 'b1', screens, compiled());
    expect(parse(MonolithManifestSchema, manifest)).toEqual({
      variant: 'm2',
      build: 'b1',
      script: '/assets/shell.1.js',
      style: '/assets/shell.1.css',
      screens: {
        'mf-lessons/home': { scripts: ['/assets/home.1.js'], styles: ['/assets/home.1.css'] },
      },
    });
  });

  test('wants identity in the main bundle of the stock variant', () => {
    // As webpack has it: the group is there, its only chunk is the main bundle.
    const eager = { ...GROUPS, auth: [] };
    expect(monolithManifest('m', 'b1', screens, compiled(eager)).variant).toBe('m');
    expect(() => monolithManifest('m', 'b1', screens, compiled())).toThrow(
      'monolith m: auth must be part of the main bundle',
    );
    expect(() => monolithManifest('m2', 'b1', screens, compiled(eager))).toThrow(
      'monolith m2: auth must be a chunk of its own',
    );
  });

  test.each<[string, Readonly<Record<string, readonly string[]>>, string]>([
    [
      'the federation runtime',
      { ...GROUPS, federation: ['assets/federation.1.js'] },
      'the federation runtime is in it',
    ],
    [
      'a missing screen',
      { ...GROUPS, 'mf-lessons-home': [] },
      'mf-lessons/home has no chunk of its own',
    ],
    [
      'a main bundle in two parts',
      { ...GROUPS, shell: [...(GROUPS.shell ?? []), 'assets/vendors.1.js'] },
      'the main bundle must have exactly one file like',
    ],
  ])('refuses %s', (_, groups, message) => {
    expect(() => monolithManifest('m2', 'b1', screens, compiled(groups))).toThrow(message);
  });
});
