import ts from 'typescript';
import { holderOf } from './contract-uses';

/** A member of a type, as `from` of `RouteLocation`. */
export interface GoneMember {
  /** The interface or named type that has it; empty: an object without a name, as in a schema. */
  readonly holder: string;
  readonly name: string;
}

const partsOf = (types: readonly ts.Type[]): ts.Type[] => [
  ...new Set(types.flatMap((each) => (each.isUnionOrIntersection() ? partsOf(each.types) : each))),
];

/**
 * Finds members and parameters that one type has and another lacks, at any depth. The compiler
 * accepts this for optional members and for fields of a parameter. Only names are compared. Types
 * of libraries are the same on both sides, so only their arguments are read.
 *
 * @param isReport whether a file holds the declarations of a report
 * @param offered type of the shell
 * @param expected type of the build of a remote
 */
export function goneBelow(
  checker: ts.TypeChecker,
  isReport: (file: string) => boolean,
  offered: ts.TypeNode,
  expected: ts.TypeNode,
): readonly GoneMember[] {
  const gone: GoneMember[] = [];
  const seen = new Map<ts.Type, Set<ts.Type>>();
  const isOurs = (node: ts.Node) => isReport(node.getSourceFile().fileName);
  /** The members of a library's types are not read: there are thousands. */
  const isRead = ({ symbol }: ts.Type) =>
    !symbol?.declarations?.some(
      (each) => (ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each)) && !isOurs(each),
    );
  const membersOf = (parts: readonly ts.Type[]) => {
    const members = new Map<string, ts.Symbol[]>();
    for (const member of parts.filter(isRead).flatMap((part) => part.getProperties())) {
      members.set(member.name, [...(members.get(member.name) ?? []), member]);
    }
    return members;
  };
  /** Types inside of types, beside their members: elements, parameters and results. */
  const insideOf = (parts: readonly ts.Type[]) => {
    const inside = new Map<string, ts.Type[]>();
    const add = (place: string, type: ts.Type) =>
      inside.set(place, [...(inside.get(place) ?? []), type]);
    for (const part of parts) {
      const isReference = 'target' in part;
      const elements = isReference ? checker.getTypeArguments(part as ts.TypeReference) : [];
      for (const [index, type] of elements.entries()) add(`element ${index}`, type);
      if (!isRead(part)) continue;
      for (const { type } of checker.getIndexInfosOfType(part)) add('value', type);
      for (const signature of part.getCallSignatures()) {
        add('result', signature.getReturnType());
        for (const [index, parameter] of signature.parameters.entries()) {
          add(`parameter ${index + 1}`, checker.getTypeOfSymbol(parameter));
        }
      }
    }
    return inside;
  };
  const walk = (here: readonly ts.Type[], there: readonly ts.Type[]): void => {
    const [offers, expectations] = [partsOf(here), partsOf(there)];
    // A member that is gone has the type `any`; the compiler reports it.
    if (offers.some(({ flags }) => flags & ts.TypeFlags.Any)) return;
    const isNew = expectations.some((one) => offers.some((other) => !seen.get(one)?.has(other)));
    if (!isNew) return;
    for (const one of expectations) seen.set(one, new Set([...(seen.get(one) ?? []), ...offers]));
    const offeredMembers = membersOf(offers);
    for (const [name, members] of membersOf(expectations)) {
      const declaration = members.flatMap(({ declarations = [] }) => declarations).find(isOurs);
      const others = offeredMembers.get(name);
      if (!others) gone.push({ holder: declaration ? holderOf(declaration) : '', name });
      else if (declaration) {
        const typesOf = (symbols: readonly ts.Symbol[]) =>
          symbols.map((each) => checker.getTypeOfSymbol(each));
        walk(typesOf(others), typesOf(members));
      }
    }
    const offeredInside = insideOf(offers);
    for (const [place, types] of insideOf(expectations)) {
      const others = offeredInside.get(place);
      if (others) walk(others, types);
      else if (place.startsWith('parameter')) gone.push({ holder: '', name: place });
    }
  };
  walk([checker.getTypeFromTypeNode(offered)], [checker.getTypeFromTypeNode(expected)]);
  return gone;
}
