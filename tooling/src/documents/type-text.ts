import ts from 'typescript';

const DEEPEST = 4;
const WIDEST = 92;

const unquoted = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

/**
 * A type as a reader of the wire sees it: the fields of objects, alternatives, lists.
 *
 * @param indent columns before the text; a wide object has a line for each field
 */
export function typeText(type: ts.Type, checker: ts.TypeChecker, indent = 0, depth = 0): string {
  const inner = (part: ts.Type) => typeText(part, checker, indent + 2, depth + 1);
  if (type.isUnion() && !(type.flags & ts.TypeFlags.BooleanLike)) {
    const parts = [...new Set(type.types.map((part) => typeText(part, checker, indent, depth)))];
    // TypeScript splits a boolean into its two values.
    const rest = parts.filter(
      (part) => part !== 'true' && part !== 'false' && part !== 'undefined',
    );
    const both = parts.includes('true') && parts.includes('false');
    const one = both ? ['boolean'] : parts.filter((part) => part === 'true' || part === 'false');
    // Its own order of them depends on which file it reads first.
    return [...rest.sort(), ...one].join(' | ');
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const text = item ? typeText(item, checker, indent, depth + 1) : 'unknown';
    return item?.isUnion() ? `(${text})[]` : `${text}[]`;
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || depth > DEEPEST) {
    return checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      .replaceAll('"', "'");
  }
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${unquoted(field.name)}${mark}: ${inner(checker.getTypeOfSymbol(field))}`;
  });
  if (index && !(index.flags & ts.TypeFlags.Never)) fields.push(`[name]: ${inner(index)}`);
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  if (!line.includes('\n') && indent + line.length <= WIDEST) return line;
  const margin = ' '.repeat(indent + 2);
  return `{\n${fields.map((field) => `${margin}${field},\n`).join('')}${' '.repeat(indent)}}`;
}
