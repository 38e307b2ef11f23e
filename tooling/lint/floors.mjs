// Which folder of a package may import which others (docs/architecture.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anyOf, rule, TESTS } from './rule.mjs';

/** Folders in rows, the lowest first. A folder may import the folders of all rows below its own. */
const rows = (...all) =>
  Object.fromEntries(
    all.flatMap((row, index) => row.map((name) => [name, all.slice(0, index).flat()])),
  );

/** Folder that holds the floors of a package, or of one half of kit. */
export const sourcesOf = (owner) =>
  owner.startsWith('kit/') ? owner.replace('kit/', 'kit/src/') : `${owner}/src`;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the floors of each remote from its own folder, so a new remote changes no other file. */
const ofRemotes = () =>
  Object.fromEntries(
    readdirSync(root)
      .map((name) => [name, join(root, name, 'floors.json')])
      .filter(([name, file]) => name.startsWith('mf-') && existsSync(file))
      .map(([name, file]) => [name, rows(...JSON.parse(readFileSync(file, 'utf8')))]),
  );

/** The folders that each folder in the `src` of a package may import. */
export const FLOORS = {
  ...ofRemotes(),
  'shared-contracts': rows(
    ['base', 'paths'],
    ['entities', 'parent-app'],
    ['callables', 'documents', 'live-chat'],
    ['platform'],
    ['remotes', 'site'],
    ['telemetry'],
  ),
  common: rows(
    ['async', 'canary-judge', 'documents', 'platform', 'wording'],
    ['learner-scope', 'lessons', 'session'],
    ['consents', 'entitlement'],
    ['in-memory'],
  ),
  'kit/bundled': rows(
    ['machine'],
    ['player', 'post', 'sound', 'stream'],
    ['picture-panel'],
    ['hold', 'keep-file', 'payment-note', 'payment-page'],
    ['locked', 'username'],
  ),
  'kit/shared': rows(
    ['async', 'icon', 'live', 'message', 'observable'],
    ['card', 'dialog', 'fields', 'page', 'platform', 'skeleton', 'text'],
    ['lifecycles', 'link', 'route'],
    ['button', 'title'],
  ),
  shell: rows(
    ['storage', 'alerts', 'loading', 'page-data'],
    ['registry', 'parent-app'],
    ['telemetry'],
    ['host', 'platform'],
    ['header', 'pages', 'support-chat', 'new-version'],
    ['footer'],
    ['app'],
    ['prerender'],
  ),
  'firebase/functions': {
    platform: [],
    people: ['platform'],
    ledger: ['platform', 'people'],
    slots: ['platform', 'people', 'ledger'],
    billing: ['platform', 'people', 'ledger', 'slots'],
    account: ['platform', 'people', 'ledger', 'slots', 'billing'],
    media: ['platform', 'people'],
    judgement: ['platform'],
    telemetry: ['platform', 'judgement'],
    comments: ['platform', 'people'],
    lessons: ['platform', 'media'],
    live: ['platform', 'media', 'lessons'],
  },
  'firebase/publisher': rows(
    ['texts'],
    ['glossary', 'line-sounds'],
    ['films'],
    ['content'],
    ['media', 'search'],
    ['documents'],
    ['catalogue', 'accounts'],
  ),
  delivery: rows(['hosting', 'signing'], ['build'], ['compose'], ['release'], ['store']),
  'stand-ins': rows(
    ['sandbox', 'chat-load', 'sign-in', 'meeting'],
    ['payment-provider', 'stores', 'native-app'],
  ),
  tooling: rows(
    ['processes', 'remotes'],
    ['emulators', 'preflight', 'tests'],
    ['browser', 'hosting', 'mutants'],
    ['product'],
    ['dev'],
    ['budgets'],
    ['documents'],
    ['parent-app'],
    ['commands'],
  ),
};

/** Files in `src` that may import every folder. Any other file in `src` may import none. */
const ABOVE_ALL = '(index\\.tsx?|jobs\\.ts|publish-content\\.ts)$';

const floorsOf = (owner, graph) => {
  const names = Object.keys(graph);
  const src = `^${sourcesOf(owner)}/`;
  const inFolders = { path: `${src}[^/]+/`, pathNot: TESTS };
  return [
    ...names.map((floor) =>
      rule(
        `floor-${floor}`,
        `${floor} may import ${graph[floor].join(', ') || 'no other floor'}`,
        { path: `${src}${floor}/`, pathNot: TESTS },
        {
          path: `${src}${anyOf(names.filter((n) => n !== floor && !graph[floor].includes(n)))}/`,
          // Files of `chunks` only name the module that each chunk fetches.
          ...(floor === 'chunks' && { dependencyTypesNot: ['dynamic-import'] }),
        },
      ),
    ),
    rule(
      'floor-of-each',
      'each folder of a package with floors is on one of them',
      { ...inFolders, pathNot: `${TESTS}|${src}${anyOf(names)}/` },
      {},
    ),
    rule(
      'under-all-floors',
      'a file beside the folders imports none of them',
      { path: `${src}[^/]+$`, pathNot: `${TESTS}|${src}${ABOVE_ALL}` },
      { path: `${src}[^/]+/` },
    ),
    rule(
      'above-all-floors',
      'no folder imports the index of its package',
      inFolders,
      // Code that a remote bundles imports the index of kit by name (`kit-bundled`).
      { path: `${src}${ABOVE_ALL}`, dependencyTypes: ['local'] },
    ),
  ];
};

/** Rules for dependency-cruiser. Tests may import each floor. */
export const floors = Object.entries(FLOORS).flatMap(([owner, graph]) => floorsOf(owner, graph));
