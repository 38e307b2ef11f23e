import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { inRoot } from 'delivery/paths';

/** Finds the value of the first constant or field of a name: `LIFE_S = 60`, `perHour: 20`. */
function valueOf(node: ts.Node, name: string): ts.Expression | undefined {
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (isNamed && node.name.getText() === name) return node.initializer;
  return ts.forEachChild(node, (child) => valueOf(child, name));
}

/**
 * Reads a number from the source, whether it is exported or not. It may be computed from literals
 * and constants of the same file.
 *
 * @param file path from the root of the repository
 * @param name of a constant or of a field, `LIVE_LIFE_S`, `COMMENT_RATE.perDay`
 * @throws {Error} when the file has no such number
 */
export function constantIn(file: string, name: string): number {
  const text = readFileSync(inRoot(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const numberIn = (within: ts.Node, path: string): number => {
    const found = path
      .split('.')
      .reduce<ts.Node | undefined>((node, part) => node && valueOf(node, part), within);
    if (!found) throw new Error(`${file} has no number ${name}`);
    const formula = found.getText().replace(/\b[A-Za-z_]\w*/g, (id) => `${numberIn(source, id)}`);
    return Number(runInNewContext(formula));
  };
  return numberIn(source, name);
}
