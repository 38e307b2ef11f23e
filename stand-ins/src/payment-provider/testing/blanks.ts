import ts from 'typescript';
import { readSdkTypes } from './sdk-types';

/**
 * The empty fields of each object of Stripe: null where the SDK's type allows it, else false, 0, no
 * elements, or an object of such fields. Texts are left out, because none of them is empty.
 *
 * @returns objects by the names of `sdk-types.ts`
 */
export function blanksOf(): Readonly<Record<string, unknown>> {
  const { checker, types } = readSdkTypes();

  /** @returns undefined: the field has no empty value */
  function blankOf(type: ts.Type): unknown {
    const parts = type.isUnion() ? type.types : [type];
    const has = (flags: ts.TypeFlags) => parts.some((part) => part.flags & flags);
    if (has(ts.TypeFlags.Null)) return null;
    if (has(ts.TypeFlags.StringLike)) return undefined;
    if (has(ts.TypeFlags.BooleanLike)) return false;
    if (has(ts.TypeFlags.NumberLike)) return 0;
    if (checker.isArrayType(type)) return [];
    if (parts.length > 1 || /Decimal|OtherString/.test(checker.typeToString(type)))
      return undefined;
    return fieldsOf(type);
  }

  const fieldsOf = (type: ts.Type) =>
    Object.fromEntries(
      type
        .getProperties()
        .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
        .map((field) => [field.name, blankOf(checker.getTypeOfSymbol(field))] as const)
        .filter(([, value]) => value !== undefined),
    );

  return Object.fromEntries([...types].map(([name, type]) => [name, fieldsOf(type)]));
}
