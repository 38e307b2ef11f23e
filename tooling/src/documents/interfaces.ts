import ts from 'typescript';
import { documentPaths, wordPaths } from 'shared-contracts';
import { programOf } from 'delivery/build/contract/contract-uses';
import { inRoot } from 'delivery/paths';
import { REMOTE_NAMES, type RemoteName } from 'delivery/addresses';
import { readRemoteDefinition } from 'delivery/build/remote-definition';
import { PORT } from 'delivery/ports.mjs';
import { typeText } from './type-text';

const block = (text: string) => ['```ts', text, '```'].join('\n');

/** Describes a remote and its standalone documents. */
async function aboutRemote(name: RemoteName): Promise<readonly [RemoteName, string]> {
  const documents = Object.keys((await readRemoteDefinition(name)).documents ?? {});
  const paths = documents.map((document) => `\`/${document}/\``).join(' and ');
  return [name, paths === '' ? name : `${name}, with its documents ${paths}`];
}

/** Describes the program on each port, without the three ports that only emulators use. */
const listeners = async (): Promise<Readonly<Partial<Record<keyof typeof PORT, string>>>> => ({
  shell: 'shell; `/registry.json`, and `/__remotes` (which builds a page runs on)',
  ...Object.fromEntries(await Promise.all(REMOTE_NAMES.map(aboutRemote))),
  simulator: 'parent-app simulator, at `/__simulator`',
  functions: 'callables and webhooks',
  firestore: 'Firestore emulator',
  auth: 'Auth emulator',
  media: 'playlists, segments, pictures, sounds, PDFs',
  payments: 'payment sandbox: API, payment page, portal',
  stores: 'store sandbox (RevenueCat)',
});

async function addresses(): Promise<string> {
  const rows = Object.entries(await listeners()).map(([name, what]) => {
    const isSite = /^(shell|simulator|mf-.*)$/.test(name);
    const host = isSite ? 'http://localhost' : '127.0.0.1';
    return `| ${what} | \`${host}:${PORT[name as keyof typeof PORT]}\` |`;
  });
  return ['| what | address |', '| --- | --- |', ...rows].join('\n');
}

const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

/** Members of an interface or of a constant, in the order of the source. */
function membersOf(program: ts.Program, file: string, name: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(inRoot('shared-contracts/src', file));
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`shared-contracts/src/${file} exports no ${name}`);
  const isType = (symbol.flags & ts.SymbolFlags.Interface) !== 0;
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  return checker.getPropertiesOfType(type);
}

function callables(program: ts.Program): string {
  const checker = program.getTypeChecker();
  return membersOf(program, 'callables/map.ts', 'CallableMap')
    .map((member) => {
      const part = (name: string) => {
        const field = checker.getPropertyOfType(checker.getTypeOfSymbol(member), name);
        return field ? typeText(checker.getTypeOfSymbol(field), checker) : '';
      };
      const doc = docOf(member, checker);
      if (doc === '') throw new Error(`${member.name} has no sentence in callables/map.ts`);
      const request = part('request');
      const data = request === '{}' ? '' : `data: ${request}`;
      return `### \`${member.name}\`\n\n${doc}\n\n${block(`(${data}) => ${part('response')}`)}`;
    })
    .join('\n\n');
}

/** The `Lesson` of `DocumentPath<Lesson>`; undefined for another type. */
const entityOf = ({ type }: ts.SignatureDeclaration): string | undefined =>
  /^DocumentPath<(\w+)>$/.exec(type?.getText() ?? '')?.[1];

type Paths = Readonly<Record<string, (...ids: string[]) => string>>;

/** Makes a table row for each document: its address, and the name of its type. */
function documents(program: ts.Program): string {
  const checker = program.getTypeChecker();
  const rowsOf = (object: string, paths: object) =>
    membersOf(program, 'documents/document-paths.ts', object).flatMap((member) => {
      const [signature] = checker.getTypeOfSymbol(member).getCallSignatures();
      if (!signature) throw new Error(`${object}.${member.name} makes no path`);
      const entity = entityOf(signature.getDeclaration());
      if (entity === undefined) return [];
      const names = signature.getParameters().map(({ name }) => `{${name}}`);
      const make = (paths as Paths)[member.name];
      return [`| \`${make?.(...names)}\` | \`${entity}\` |`];
    });
  const rows = [...rowsOf('documentPaths', documentPaths), ...rowsOf('wordPaths', wordPaths)];
  return ['| document | type |', '| --- | --- |', ...rows].join('\n');
}

/** Makes the generated parts of docs/interfaces.md from the code, by name. */
export async function interfaceParts(): Promise<Readonly<Record<string, string>>> {
  const program = programOf([inRoot('shared-contracts/src/index.ts')]);
  return {
    addresses: await addresses(),
    callables: callables(program),
    documents: documents(program),
  };
}
