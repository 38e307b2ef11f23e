import { SPECIFIED_ROUTES } from '../../routes';

/** Percent-decoded, or as it stands when it cannot be decoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/videos/:VideoID` as an expression with the group `VideoID`. */
const toExpression = (pattern: string, exact: boolean): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')}${exact ? '/?$' : '(?:/|$)'}`,
  );

const ROUTES = SPECIFIED_ROUTES.map(({ path, exact }) => toExpression(path, exact));

/** Parameters that the route table of SPEC §2 finds in a path; none when no route matches. */
export function routeParams(pathname: string): Record<string, string> {
  const groups = ROUTES.map((route) => route.exec(pathname)).find((match) => match)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => [name, decode(value)]),
  );
}
