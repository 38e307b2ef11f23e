import { readFileSync } from 'node:fs';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import * as v from 'valibot';
import { SITES, type Site } from '../addresses';
import { inRoot } from '../paths';

const matching = { source: v.optional(v.string()), regex: v.optional(v.string()) };

const HeadersSchema = v.object({
  ...matching,
  headers: v.array(v.object({ key: v.string(), value: v.string() })),
});

const RewriteSchema = v.object({
  ...matching,
  destination: v.optional(v.string()),
  function: v.optional(v.union([v.string(), v.object({ functionId: v.string() })])),
});

const RedirectSchema = v.object({
  ...matching,
  destination: v.string(),
  type: v.optional(v.number(), 301),
});

const HostingConfigSchema = v.object({
  target: v.picklist(SITES, `must be one of ${SITES.join(', ')}`),
  headers: v.optional(v.array(HeadersSchema), []),
  redirects: v.optional(v.array(RedirectSchema), []),
  rewrites: v.optional(v.array(RewriteSchema), []),
  cleanUrls: v.optional(v.boolean(), false),
  trailingSlash: v.optional(v.boolean()),
});

/** One entry of `hosting` in firebase.json. */
export type HostingConfig = v.InferOutput<typeof HostingConfigSchema>;
export type RewriteRule = v.InferOutput<typeof RewriteSchema>;

/** A glob or a regular expression over the path of a request, as Firebase Hosting reads it. */
export interface PathRule {
  readonly source?: string | undefined;
  readonly regex?: string | undefined;
}

/** Whether a rule applies to a path with a leading slash. Firebase's own server decides. */
export function matches({ source, regex }: PathRule, path: string): boolean {
  // Firebase Hosting reads `**/*.js` as `/**/*.js`, also after an exclamation mark.
  const glob = source?.replace(/^(!(?!\())?\/?/, '$1/');
  return configMatcher(path, { source: glob, regex });
}

/** Headers for a path, in lower case. The later of two rules for the same header wins. */
export function headersFor(
  { headers }: Pick<HostingConfig, 'headers'>,
  path: string,
): Readonly<Record<string, string>> {
  const entries = headers.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers);
  return Object.fromEntries(entries.map(({ key, value }) => [key.toLowerCase(), value]));
}

/**
 * Reads the rules of each site from `firebase/firebase.json`.
 *
 * @throws {Error} naming the missing or malformed part
 */
export function readHostingConfig(
  text = readFileSync(inRoot('firebase/firebase.json'), 'utf8'),
): Readonly<Record<Site, HostingConfig>> {
  const file = v.object({ hosting: v.array(HostingConfigSchema) });
  const parsed = v.safeParse(file, JSON.parse(text));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`firebase/firebase.json: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  }
  const configs = Object.fromEntries(parsed.output.hosting.map((site) => [site.target, site]));
  const missing = SITES.find((site) => !(site in configs));
  if (missing) throw new Error(`firebase/firebase.json: there is no hosting target "${missing}"`);
  return configs as Record<Site, HostingConfig>;
}
