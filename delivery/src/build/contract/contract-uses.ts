import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../paths';

/** One member of the contract that a remote uses. */
export interface ContractUse {
  /** `Interface.member` */
  readonly member: string;
  /** Version of the contract that first had it. */
  readonly since: string;
  /** Place of the first use: `file:line`, from the root of the repository. */
  readonly place: string;
}

/** The contract's first version: that of a member without `@since`. */
export const FIRST_CONTRACT = '1.0.0';

/**
 * The files that declare the contract; a remote's build contains the rest of the package. The name
 * of the package may be anywhere in a path, because it may be linked to another folder.
 */
const CONTRACT_FILES = /(^|\/)shared-contracts\/src\/(platform\/|base\/events[.]ts$)/;
/** Code names their members by texts, as in `call('searchLines', …)`. */
export const NAMED_BY_TEXT = ['CallableMap', 'EventMap', 'MessageToParentAppMap'];

/** Code of ours that a remote's build contains. The shell provides the shared part of kit. */
const CARRIED = /^(?!(.*\/)?(shared-contracts|common|node_modules|kit\/src\/shared)\/).*[.]tsx?$/;

const fromRoot = (file: string) => relative(ROOT, file).replaceAll('\\', '/');

/** The name of the interface or type that has a member. */
export function holderOf(node: ts.Node): string {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name.text;
  return ts.isSourceFile(node) ? '' : holderOf(node.parent);
}

const sinceOf = (declaration: ts.Declaration): string => {
  const tag = ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === 'since');
  return ts.getTextOfJSDocComment(tag?.comment)?.trim() ?? FIRST_CONTRACT;
};

const isMember = (node: ts.Node): node is ts.PropertySignature | ts.MethodSignature =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node);

/** The members of the contract, each with its version. */
export function contractMembers(program: ts.Program): ReadonlyMap<string, string> {
  // This sets the parent of each node.
  program.getTypeChecker();
  const members = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (isMember(node)) members.set(`${holderOf(node)}.${node.name.getText()}`, sinceOf(node));
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (CONTRACT_FILES.test(fromRoot(source.fileName))) visit(source);
  }
  return members;
}

/** Members that code names by a text: `Interface.member` and its version, by that text. */
function membersByText(program: ts.Program): ReadonlyMap<string, readonly [string, string]> {
  const maps = program
    .getSourceFiles()
    .filter(({ fileName }) => fromRoot(fileName).includes('shared-contracts/src/'))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter(({ name }) => NAMED_BY_TEXT.includes(name.text));
  const members = maps.flatMap((map) =>
    map.members.filter(isMember).map((member) => {
      const name = member.name.getText();
      return [name, [`${map.name.text}.${name}`, sinceOf(member)]] as const;
    }),
  );
  return new Map(members);
}

/** The options of `tsconfig.json`, without the types of tests. @throws when it is malformed */
export function compilerOptions(): ts.CompilerOptions {
  const file = resolve(ROOT, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config?: object;
    error?: ts.Diagnostic;
  };
  // Without its options the types are not found, and a range would be too wide.
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const { tsBuildInfoFile: _, ...rest } = options;
  return { ...rest, incremental: false, types: [] };
}

/** A program of some modules and their imports. */
export const programOf = (modules: readonly string[]): ts.Program =>
  ts.createProgram([...modules], compilerOptions());

/**
 * The names in a node that may be members of the contract: `a.name`, `a['name']`, `{ name } = a`,
 * and `{ name: value }` where a value of the contract is expected.
 */
function namesIn(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  if (ts.isBindingElement(node)) return node.propertyName ?? node.name;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name;
  return undefined;
}

const nameOf = (name: ts.Node) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The member that a name means. The symbol of a binding would be the new variable. */
function symbolAt(checker: ts.TypeChecker, node: ts.Node, name: ts.Node): ts.Symbol | undefined {
  if (ts.isObjectLiteralExpression(node.parent) && ts.isIdentifier(name)) {
    return checker.getContextualType(node.parent)?.getProperty(name.text);
  }
  if (!ts.isBindingElement(node)) return checker.getSymbolAtLocation(name);
  return ts.isIdentifier(name)
    ? checker.getTypeAtLocation(node.parent).getProperty(name.text)
    : undefined;
}

/** The exports of kit that a module imports, without types. */
const kitImports = (node: ts.Node): readonly string[] => {
  if (!ts.isImportDeclaration(node) || node.moduleSpecifier.getText() !== "'kit'") return [];
  const bindings = node.importClause?.isTypeOnly ? undefined : node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => `kit.${(propertyName ?? name).text}`);
};

/**
 * Lists the members of the contract that some modules and their imports use: of the Platform,
 * callables, events, messages to an app, and exports of kit. The types show uses through hooks and
 * destructuring. Limit: a computed name is not seen.
 */
export function contractUses(program: ts.Program): ContractUse[] {
  const members = [...contractMembers(program).keys()];
  const names = new Set(members.map((member) => member.slice(member.indexOf('.') + 1)));
  const byText = membersByText(program);
  const checker = program.getTypeChecker();
  const uses = new Map<string, ContractUse>();
  const add = (node: ts.Node, member: string, since: string): void => {
    if (uses.has(member)) return;
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    uses.set(member, { member, since, place: `${fromRoot(source.fileName)}:${line}` });
  };
  const visit = (node: ts.Node): void => {
    const name = namesIn(node);
    // Skip all other names: finding their types takes most of the time.
    const symbol = name && names.has(nameOf(name)) ? symbolAt(checker, node, name) : undefined;
    for (const declaration of symbol?.declarations ?? []) {
      const isContract = CONTRACT_FILES.test(fromRoot(declaration.getSourceFile().fileName));
      if (!isContract || !isMember(declaration)) continue;
      const member = `${holderOf(declaration)}.${declaration.name.getText()}`;
      add(node, member, sinceOf(declaration));
    }
    const [member, since] = (ts.isStringLiteralLike(node) && byText.get(node.text)) || [];
    if (member !== undefined && since !== undefined) add(node, member, since);
    for (const used of kitImports(node)) add(node, used, FIRST_CONTRACT);
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (CARRIED.test(fromRoot(source.fileName))) visit(source);
  }
  return [...uses.values()];
}

const minorOf = ({ since }: ContractUse) => Number(since.split('.')[1]);

/** The range that these uses need: from the newest member's version to the next major one. */
export const contractRange = (uses: readonly ContractUse[]): string => {
  const newest = uses.toSorted((a, b) => minorOf(b) - minorOf(a))[0];
  return `^${newest?.since ?? FIRST_CONTRACT}`;
};
