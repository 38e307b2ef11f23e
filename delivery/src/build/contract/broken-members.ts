import ts from 'typescript';
import { inRoot } from '../../paths';
import { compilerOptions, NAMED_BY_TEXT } from './contract-uses';
import { goneBelow } from './gone-members';
import { CONTRACTS, type Contract, type Reports } from './contract-report';

/** Types over all callables, events or messages, each of which is compared by itself. */
const OVER_ALL_NAMES = /\b(CallableName|EventName|AppEvent|MessageToParentAppType)\b/;
/** `copied` equals `expected`: a type that does not fit its copy cannot be compared. */
const SIDES = ['offered', 'expected', 'copied'] as const;
type Side = (typeof SIDES)[number];

/** Virtual files: from this folder the compiler finds the packages that our sources use. */
const at = (file: string) => inRoot('delivery/src/build/contract', file);
const MAIN = at('comparison.ts');

/** Makes methods properties: TypeScript compares the parameters of methods only loosely. */
const withoutMethods: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!ts.isMethodSignature(inner) || !inner.type) return inner;
    const { name, questionToken, typeParameters, parameters, type } = inner;
    const call = factory.createFunctionTypeNode(typeParameters, parameters, type);
    return factory.createPropertySignature(undefined, name, questionToken, call);
  };
  return ts.visitEachChild(source, visit, context);
};

/** The declarations of a report, so that two of them can be compared in one program. */
function declarationsIn(report: string, file: string): ts.SourceFile {
  const code = /```ts\n([^]*?)\n```/.exec(report)?.[1] ?? '';
  const text = code
    // Two unique symbols are never of the same type, so compare them as texts.
    .replace(/const (\w+): unique symbol/g, "const $1: '$1'")
    .replace(/^(?=(interface|type|class) )/gm, 'export ');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(source, [withoutMethods]);
  const printed = ts.createPrinter().printFile(transformed[0] ?? source);
  return ts.createSourceFile(file, printed, ts.ScriptTarget.Latest, true);
}

/** One member of a contract. */
interface Comparison {
  readonly member: string;
  /** Its type, with `§` for the side. */
  readonly type: string;
  /** Its declaration. Types over all names are compared by this alone. */
  readonly text: string;
  /** Whether the remote gives it to the shell; default: the shell gives it to the remote. */
  readonly isGiven?: boolean;
}

const keyOf = (name: ts.PropertyName) => `['${name.getText().replaceAll("'", '')}']`;

/** The members of an interface, down through the interfaces and objects of its members. */
function* membersBelow(
  all: ReadonlyMap<string, ts.InterfaceDeclaration>,
  { name: holder, members }: { name: string; members: readonly ts.TypeElement[] },
  type: string,
): Generator<Comparison> {
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type) continue;
    const own = `${type}${keyOf(member.name)}`;
    const reference = all.get(member.type.getText());
    if (reference && !reference.typeParameters) {
      const { name, members } = reference;
      yield* membersBelow(all, { name: name.text, members: [...members] }, own);
    } else if (ts.isTypeLiteralNode(member.type)) {
      yield* membersBelow(all, { name: holder, members: [...member.type.members] }, own);
    } else {
      // API Extractor adds a number to names that browsers have too, as Navigation.
      const name = holder.replace(/_\d+$/, '');
      const text = member.type.getText();
      yield { member: `${name}.${member.name.getText()}`, type: own, text };
    }
  }
}

/** The types that both sides exchange by a callable, an event or a message to an app. */
function namedByText(map: string, name: ts.PropertyName): readonly Comparison[] {
  const of = { member: `${map}.${name.getText()}`, text: '' };
  const type = `§.${map}${keyOf(name)}`;
  if (map === 'CallableMap') {
    return [
      { ...of, type: `${type}['request']`, isGiven: true },
      { ...of, type: `${type}['response']` },
    ];
  }
  const given = { ...of, type, isGiven: true };
  return map === 'EventMap' ? [given, { ...of, type }] : [given];
}

function comparisons(declarations: Readonly<Record<Contract, ts.SourceFile>>): Comparison[] {
  const interfaces = declarations.platform.statements.filter(ts.isInterfaceDeclaration);
  const all = new Map(interfaces.map((each) => [each.name.text, each]));
  const platform = all.get('Platform');
  const named = NAMED_BY_TEXT.flatMap((map) =>
    [...(all.get(map)?.members ?? [])].flatMap(({ name }) => (name ? namedByText(map, name) : [])),
  );
  const values = declarations.kit.statements.flatMap((statement): readonly ts.Node[] => {
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name] : [];
    if (ts.isVariableStatement(statement) && statement.modifiers) {
      return statement.declarationList.declarations.map(({ name }) => name);
    }
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name) : [];
  });
  return [
    ...(platform
      ? membersBelow(all, { name: 'Platform', members: [...platform.members] }, '§.Platform')
      : []),
    ...named,
    ...values.map((name) => ({
      member: `kit.${name.getText()}`,
      type: `typeof §Kit.${name.getText()}`,
      text: '',
    })),
  ];
}

/** The compiler's innermost reason. */
function reasonOf({ messageText }: Pick<ts.Diagnostic, 'messageText'>): string {
  // The compiler tells types of the same name apart by our virtual files.
  if (typeof messageText === 'string') {
    return messageText.replace(/import\("[^"]*"\)\./g, '').replace(/[.]$/, '');
  }
  const [next] = messageText.next ?? [];
  return reasonOf({ messageText: next ?? messageText.messageText });
}

/** Earlier answers: several builds have the same contract. */
const answers = new Map<string, ReadonlyMap<string, string>>();
/** Files that all comparisons read. To parse them takes most of the time. */
const libraries = new Map<string, ts.SourceFile>();
/** The compiler's codes for an unknown name. */
const GONE = [2339, 2551, 2694, 2724];

/**
 * Finds the members of one contract that another contract breaks: the member is gone, or its type
 * does not fit. A new optional member fits, a new value of an old field does not. A field of a
 * component's props counts as the component. For kit both sides have the `shared-contracts` of the
 * working copy.
 *
 * @param offered the reports of the shell
 * @param expected the reports of the build of a remote
 * @returns why, in a few words, by `Interface.member`, `CallableMap.name` or `kit.export`
 */
export function brokenMembers(offered: Reports, expected: Reports): ReadonlyMap<string, string> {
  const texts = [offered, expected].map((side) => CONTRACTS.map((contract) => side[contract]));
  const key = JSON.stringify(texts);
  const known =
    texts[0]?.join() === texts[1]?.join() ? new Map<string, string>() : answers.get(key);
  const answer = known ?? compare(offered, expected);
  answers.set(key, answer);
  return answer;
}

/** The arrow function in a statement as `((given: One): Other => given);`. */
function arrowIn(statement: ts.Statement): readonly ts.ArrowFunction[] {
  if (!ts.isExpressionStatement(statement)) return [];
  const { expression } = statement;
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  return ts.isArrowFunction(inner) ? [inner] : [];
}

function compare(offered: Reports, expected: Reports): ReadonlyMap<string, string> {
  const reports = { offered, expected, copied: expected };
  const sources = new Map<string, ts.SourceFile>();
  const comparisonsOf = (side: Side) => {
    const parsed = CONTRACTS.map((contract) => {
      const file = at(`${side}-${contract}.d.ts`);
      const source = declarationsIn(reports[side][contract], file);
      sources.set(file, source);
      return [contract, source] as const;
    });
    return comparisons(Object.fromEntries(parsed) as Record<Contract, ts.SourceFile>);
  };
  const [offers, expectations] = [comparisonsOf('offered'), comparisonsOf('expected')];
  comparisonsOf('copied');
  const assignments = expectations.flatMap((each) =>
    (['copied', 'offered'] as const).map((side) => {
      const here = each.type.replaceAll('§', side);
      const there = each.type.replaceAll('§', 'expected');
      return `((given: ${each.isGiven ? there : here}): ${each.isGiven ? here : there} => given);`;
    }),
  );
  const imports = SIDES.map((side) =>
    CONTRACTS.map(
      (contract) =>
        `import type * as ${side}${contract === 'kit' ? 'Kit' : ''} from './${side}-${contract}';`,
    ).join(''),
  );
  const text = `${imports.join('')}\n${assignments.join('\n')}`;
  sources.set(MAIN, ts.createSourceFile(MAIN, text, ts.ScriptTarget.Latest, true));
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file) ?? libraries.get(file) ?? getSourceFile(file, ...rest);
    if (source && !sources.has(file)) libraries.set(file, source);
    return source;
  };
  const program = ts.createProgram([MAIN], options, host);
  const main = program.getSourceFile(MAIN);
  const problems = new Map<number, ts.Diagnostic>();
  for (const diagnostic of program.getSemanticDiagnostics(main)) {
    problems.set(main?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0, diagnostic);
  }
  const gone = 'it is gone';
  const broken = new Map<string, string>();
  // The compiler accepts that an optional member is gone, so compare the names too.
  const owned = new Set(reports.expected.platform.match(/(?<=^export (interface|type) )\w+/gm));
  const isReport = (file: string) => sources.has(file) && file !== MAIN;
  const functions = (main?.statements ?? []).flatMap((each) => arrowIn(each));
  expectations.forEach(({ member, isGiven = false }, index) => {
    const { parameters, type } = functions[2 * index + 1] ?? {};
    const [given, returned] = [parameters?.[0]?.type, type];
    if (!given || !returned) return;
    const [here, there] = isGiven ? [returned, given] : [given, returned];
    for (const { holder, name } of goneBelow(program.getTypeChecker(), isReport, here, there)) {
      const isOwned = owned.has(holder) && !member.startsWith('kit.');
      const key = isOwned ? `${holder.replace(/_\d+$/, '')}.${name}` : member;
      broken.set(key, isOwned ? gone : `${name} is gone`);
    }
  });
  expectations.forEach(({ member, text }, index) => {
    const problem = problems.get(2 + 2 * index);
    if (!problem) return;
    const isIncomparable = OVER_ALL_NAMES.test(text) || problems.has(1 + 2 * index);
    const isSame = offers.some((offer) => offer.member === member && offer.text === text);
    if (isIncomparable && isSame) return;
    broken.set(member, GONE.includes(problem.code) ? gone : reasonOf(problem));
  });
  return broken;
}
