import { REMOTE_NAMES } from 'delivery/addresses';
import { PRODUCTION_ORIGINS } from 'delivery/hosting/local-headers';
import { PORT } from 'delivery/ports.mjs';
import { ownerOf } from './remote-files';

/** Ports of added remotes begin here. */
export const FIRST_PORT = 3010;
/** The list of remotes and their ports. */
export const PORTS_FILE = 'delivery/src/remotes.json';

type Text = (text: string) => string;

/** How to add a remote to a file that names all remotes, and how to remove it. */
interface SharedFile {
  readonly add: Text;
  readonly remove: Text;
}

const json = <T>(change: (value: T) => unknown): Text => {
  return (text) => `${JSON.stringify(change(JSON.parse(text) as T), null, 2)}\n`;
};

type Rows = Readonly<Record<string, unknown>>;

const without = (rows: Rows, names: readonly string[]): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)));

/** Sorts rows as npm does. */
const inOrder = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** A new remote gets copies of the entries of this one. */
const MODEL = REMOTE_NAMES[0] ?? 'mf-auth';

/** Matches the entry of a site in `firebase.json`, as prettier writes it, or in `.firebaserc`. */
const entryOf = (name: string) =>
  new RegExp(
    `    \\{\\n      "target": "${name}",[^]*?\\n    \\},\\n|        "${name}": \\[[^\\]]*\\],\\n`,
    'g',
  );

/** Copies the model's entries, and puts them before those of the media. */
const addSite = (name: string): Text => {
  return (text) => {
    const entries = text.match(entryOf(MODEL)) ?? [];
    const places = [...text.matchAll(/ {4}\{\n {6}"target": "media"| {8}"media": \[/g)];
    return places.reduceRight((before, { index }, number) => {
      const entry = entries[number]?.replaceAll(MODEL, name) ?? '';
      return before.slice(0, index) + entry + before.slice(index);
    }, text);
  };
};

const removeSite = (name: string): Text => {
  return (text) => text.replace(entryOf(name), '');
};

/** Matches a list of at least two origins of remotes in the shell's policy. */
const ORIGINS = /https:\/\/mf-[a-z0-9-]+\.\S+?(?: https:\/\/mf-[a-z0-9-]+\.[^\s;]+)+/g;
const originOf = (name: string) => PRODUCTION_ORIGINS.shell.replace('//', `//${name}.`);

/**
 * Lists the files outside its folder that name a remote, with their changes.
 *
 * @param name of the remote, `mf-demo`
 * @param manifest text of its `package.json`
 * @returns the changes, by path from the root
 */
export function sharedFiles(name: string, manifest: string): Readonly<Record<string, SharedFile>> {
  const screen = name.replace(/^mf-/, '');
  const { version, dependencies, devDependencies } = JSON.parse(manifest) as Rows;
  type Lock = { readonly packages: Rows };
  const budgets = {
    [`${name}/remoteEntry.js`]: 5500,
    [`${name}/${screen.replaceAll('-', '_')}.js`]: 800,
    [`${screen}.html: document`]: 9600,
    [`${screen}.html: scripts`]: 129_000,
  };
  const port = Math.max(FIRST_PORT - 1, ...REMOTE_NAMES.map((remote) => PORT[remote])) + 1;
  const row = `| ${name} | \`http://localhost:${port}\` |`;
  return {
    [PORTS_FILE]: {
      add: json<Rows>((ports) => ({ ...ports, [name]: port })),
      remove: json<Rows>((ports) => without(ports, [name])),
    },
    'package-lock.json': {
      add: json<Lock>((lock) => ({
        ...lock,
        packages: inOrder({
          ...lock.packages,
          [name]: { version, dependencies, devDependencies },
          [`node_modules/${name}`]: { resolved: name, link: true },
        }),
      })),
      remove: json<Lock>((lock) => ({
        ...lock,
        packages: without(lock.packages, [name, `node_modules/${name}`]),
      })),
    },
    'firebase/firebase.json': {
      add: (text) =>
        addSite(name)(text.replace(ORIGINS, (origins) => `${origins} ${originOf(name)}`)),
      remove: (text) => removeSite(name)(text).replaceAll(` ${originOf(name)}`, ''),
    },
    // `npm run interfaces` writes the same line.
    'docs/interfaces.md': {
      add: (text) => text.replace(/^\| parent-app simulator/m, (next) => `${row}\n${next}`),
      remove: (text) => text.replace(new RegExp(`^\\| ${name} +\\|.*\\n`, 'm'), ''),
    },
    '.github/CODEOWNERS': {
      add: (text) => `${text}/${name}/ ${ownerOf(screen).team}\n`,
      remove: (text) => text.replace(new RegExp(`^/${name}/ .*\\n`, 'm'), ''),
    },
    'firebase/.firebaserc': { add: addSite(name), remove: removeSite(name) },
    'tooling/budgets.json': {
      add: json<Rows>((ceilings) =>
        Object.fromEntries(
          Object.entries({ ...ceilings, ...budgets }).sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      ),
      remove: json<Rows>((ceilings) =>
        without(
          ceilings,
          Object.keys(ceilings).filter(
            (row) => row.startsWith(`${name}/`) || row.startsWith(`${screen}.html`),
          ),
        ),
      ),
    },
  };
}
