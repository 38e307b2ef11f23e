import ts from 'typescript';

const MAX_DEPTH = 4;
const MAX_COLUMNS = 92;

const propertyName = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

/**
 * Writes a type out as data on the wire: fields of objects, alternatives, lists.
 *
 * @param indent columns before the text; a wide object gets one line for each field
 */
export function typeText(type: ts.Type, checker: ts.TypeChecker, indent = 0, depth = 0): string {
  const inner = (part: ts.Type) => typeText(part, checker, indent + 2, depth + 1);
  if (type.isUnion() && !(type.flags & ts.TypeFlags.BooleanLike)) {
    const parts = [...new Set(type.types.map((part) => typeText(part, checker, indent, depth)))];
    // TypeScript splits a boolean into `true` and `false`.
    const rest = parts.filter(
      (part) => part !== 'true' && part !== 'false' && part !== 'undefined',
    );
    const both = parts.includes('true') && parts.includes('false');
    const one = both ? ['boolean'] : parts.filter((part) => part === 'true' || part === 'false');
    // Sort, because TypeScript's order depends on which file it reads first.
    return [...rest.sort(), ...one].join(' | ');
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const text = item ? typeText(item, checker, indent, depth + 1) : 'unknown';
    return item?.isUnion() ? `(${text})[]` : `${text}[]`;
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || depth > MAX_DEPTH) {
    return checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      .replaceAll('"', "'");
  }
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${propertyName(field.name)}${mark}: ${inner(checker.getTypeOfSymbol(field))}`;
  });
  if (index && !(index.flags & ts.TypeFlags.Never)) fields.push(`[name]: ${inner(index)}`);
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  if (!line.includes('\n') && indent + line.length <= MAX_COLUMNS) return line;
  const margin = ' '.repeat(indent + 2);
  return `{\n${fields.map((field) => `${margin}${field},\n`).join('')}${' '.repeat(indent)}}`;
}
