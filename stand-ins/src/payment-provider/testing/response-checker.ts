import ts from 'typescript';
import { readSdkTypes } from './sdk-types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes a checker of JSON against the SDK's own response types.
 *
 * @returns lists the faults of a response, one line each with the path of the field
 */
export function createResponseChecker(): (response: unknown) => string[] {
  const { checker, types } = readSdkTypes();

  /** Types that a value of this kind could have; open unions count by their named members. */
  function fits(value: unknown, type: ts.Type, path: string): string[] {
    const parts = type.isUnion() ? type.types : [type];
    if (parts.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return [];
    const named = parts.filter((part) => part.isStringLiteral()).map(({ value: name }) => name);
    if (typeof value === 'string' && named.length > 0) {
      const isAnyText = parts.some(({ flags }) => flags & ts.TypeFlags.String);
      if (isAnyText || named.includes(value)) return [];
      // A decimal or an id beside names.
      return [`${path}: '${value}' is none of ${named.join(', ')}`];
    }
    const tries = parts.map((part) => fitsOne(value, part, path));
    const best = tries.sort((a, b) => a.length - b.length)[0];
    return best ?? [`${path}: no type`];
  }

  function fitsOne(value: unknown, type: ts.Type, path: string): string[] {
    const { flags } = type;
    const wrong = [
      `${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${checker.typeToString(type)}`,
    ];
    const primitive = (flag: ts.TypeFlags, name: string) =>
      flags & flag ? (typeof value === name ? [] : wrong) : undefined;
    if (flags & ts.TypeFlags.Null) return value === null ? [] : wrong;
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void))
      return value === undefined ? [] : wrong;
    if (type.isLiteral()) return value === type.value ? [] : wrong;
    if (flags & ts.TypeFlags.BooleanLiteral) {
      return String(value) === checker.typeToString(type) ? [] : wrong;
    }
    const simple =
      primitive(ts.TypeFlags.String, 'string') ??
      primitive(ts.TypeFlags.Number, 'number') ??
      primitive(ts.TypeFlags.Boolean, 'boolean');
    if (simple) return simple;
    // The SDK makes objects of decimals; on the wire they are text. `OtherString` is text.
    const name = checker.typeToString(type);
    if (/^(Stripe\.)?(Decimal|OtherString)$/.test(name))
      return typeof value === 'string' ? [] : wrong;
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      if (!Array.isArray(value) || !element) return wrong;
      return value.flatMap((one, index) => fits(one, element, `${path}[${index}]`));
    }
    return isObject(value) ? fitsFields(value, type, path) : wrong;
  }

  function fitsFields(value: Record<string, unknown>, type: ts.Type, path: string): string[] {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const fields = new Map(type.getProperties().map((field) => [field.name, field]));
    const fieldProblems = [...fields.values()].flatMap((field) => {
      const there = value[field.name];
      const isOptional = Boolean(field.flags & ts.SymbolFlags.Optional);
      if (there === undefined) return isOptional ? [] : [`${path}.${field.name}: is missing`];
      return fits(there, checker.getTypeOfSymbol(field), `${path}.${field.name}`);
    });
    const others = Object.keys(value).filter((name) => !fields.has(name));
    const otherProblems = others.flatMap((name) =>
      index ? fits(value[name], index, `${path}.${name}`) : [`${path}.${name}: is not in the type`],
    );
    return [...fieldProblems, ...otherProblems];
  }

  return (response) => {
    if (!isObject(response)) return ['response: is no object'];
    const { object, data, deleted } = response;
    if (object === 'list' && Array.isArray(data)) {
      return data.flatMap((one) => (isObject(one) ? check(one) : ['data: holds no objects']));
    }
    return deleted === true
      ? fits(response, typeOf('deleted_customer'), 'deleted_customer')
      : check(response);
  };

  function typeOf(object: string): ts.Type {
    const type = types.get(object);
    if (!type) throw new Error(`The judge has no type for ${object}.`);
    return type;
  }
  function check(response: Record<string, unknown>): string[] {
    const object = String(response.object);
    if (object === 'event') {
      const inside = (response.data as { object: Record<string, unknown> }).object;
      return check(inside).map((line) => `event ${String(response.type)}: ${line}`);
    }
    return fits(response, typeOf(object), object);
  }
}
