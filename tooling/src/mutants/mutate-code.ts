import ts from 'typescript';
import { shortChange, type Mutant } from './mutant';

const SWAPS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);

/** Whether a call only writes to the log, which tests need not check. */
const isLog = (text: string) => /^(?:\w+[.])*(?:log|console|debug)(?:[.]\w+)?\(/.test(text);

/** Whether a text is a name or an id. Sentences may change without a test. */
const isName = (text: string) => text !== '' && !/\s/.test(text);

const isKeyOrModule = ({ parent }: ts.Node, node: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isPropertyAssignment(parent) && parent.name === node);

/**
 * Makes all mutants of a TypeScript file. Each changes one operator, border, condition, boolean,
 * number, name in quotes, return or call, and none a type, an import, a log or a sentence.
 *
 * @param file from the root of the repository
 */
export function mutantsOfCode(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, replacement: string, change?: string) => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const from = text.slice(start, end);
    if (from === replacement) return;
    mutants.push({
      file,
      start,
      end,
      replacement,
      change: change ?? shortChange(from, replacement),
    });
  };
  const negate = (condition: ts.Expression) => {
    const from = condition.getText(source);
    // Another mutant changes its operator.
    if (ts.isBinaryExpression(condition) && SWAPS.has(condition.operatorToken.kind)) return;
    if (ts.isPrefixUnaryExpression(condition)) return;
    add(condition, `!(${from})`);
  };
  const mutate = (node: ts.Node) => {
    if (ts.isBinaryExpression(node)) {
      const swap = SWAPS.get(node.operatorToken.kind);
      const isText = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (swap !== undefined && !(swap === '-' && isText)) {
        const { left, right, operatorToken } = node;
        const whole = `${left.getText(source)} ${swap} ${right.getText(source)}`;
        const from = `${left.getText(source)} ${operatorToken.getText(source)} ${right.getText(source)}`;
        add(operatorToken, swap, shortChange(from, whole));
      }
    } else if (ts.isIfStatement(node)) negate(node.expression);
    else if (ts.isConditionalExpression(node)) negate(node.condition);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node)) add(node, `(${node.getText(source)} + 1)`);
    else if (ts.isStringLiteral(node) && isName(node.text) && !isKeyOrModule(node, node)) {
      add(node, `''`);
    } else if (ts.isReturnStatement(node) && node.expression) add(node, 'return undefined;');
    else if (ts.isExpressionStatement(node) && !isLog(node.getText(source))) {
      const { expression } = node;
      const inner = ts.isAwaitExpression(expression) ? expression.expression : expression;
      if (ts.isCallExpression(inner)) add(node, ';');
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isModuleDeclaration(node)) return;
    if (ts.isCallExpression(node) && isLog(node.getText(source))) return;
    mutate(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}
