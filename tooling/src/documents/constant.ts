import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from 'delivery/paths';

type Env = ReadonlyMap<string, ts.Expression>;

function constantsOf(source: ts.SourceFile): Env {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    // A field of an object that is no constant, `perHour: 20`.
    if (ts.isPropertyAssignment(node) && !constants.has(node.name.getText(source))) {
      constants.set(node.name.getText(source), node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** The number that an expression is: literals, constants of the same file, `+ - * /`. */
function evaluate(node: ts.Expression, env: Env): number {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isStringLiteral(node)) return Number(node.text);
  if (ts.isParenthesizedExpression(node)) return evaluate(node.expression, env);
  if (ts.isAsExpression(node)) return evaluate(node.expression, env);
  if (ts.isIdentifier(node)) {
    const value = env.get(node.text);
    if (value) return evaluate(value, env);
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [evaluate(node.left, env), evaluate(node.right, env)];
    if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
    if (node.operatorToken.kind === ts.SyntaxKind.SlashToken) return left / right;
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return left + right;
    if (node.operatorToken.kind === ts.SyntaxKind.MinusToken) return left - right;
  }
  return Number.NaN;
}

/** The value of a field, `COMMENT_RATE.perDay`; the object may be `as const`. */
function fieldOf(node: ts.Expression | undefined, field: string): ts.Expression | undefined {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))) {
    return fieldOf(node.expression, field);
  }
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === field) {
      return property.initializer;
    }
  }
  return undefined;
}

/**
 * Reads a number from the source, whether it is exported or not.
 *
 * @param file path from the root of the repository
 * @param name of a constant or of a field, `LIVE_LIFE_S`, `COMMENT_RATE.perDay`
 * @throws {Error} where the file has no such number
 */
export function constantIn(file: string, name: string): number {
  const text = readFileSync(inRoot(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const env = constantsOf(source);
  const [first = '', ...fields] = name.split('.');
  const node = fields.reduce(fieldOf, env.get(first));
  const value = node ? evaluate(node, env) : Number.NaN;
  if (Number.isNaN(value)) throw new Error(`${file} has no number ${name}`);
  return value;
}
