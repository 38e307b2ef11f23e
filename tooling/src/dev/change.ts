import { BUILT_PACKAGES, type BuiltPackage } from 'delivery/build/packages';

/** The work that a changed file needs. */
export type Change =
  | { readonly kind: 'build'; readonly packages: readonly BuiltPackage[] }
  | { readonly kind: 'functions' }
  | { readonly kind: 'content' };

const SHARED = ['kit', 'shared-contracts', 'common'];
export const IGNORED = /(^|\/)(node_modules|dist|lib|\.[^/]*)(\/|$)|\.test\.tsx?$|~$/;

/** Folders to watch, relative to the root. */
export const watchedFolders = (packages: readonly BuiltPackage[]): readonly string[] => [
  ...packages,
  ...SHARED,
  'firebase/functions/src',
  'firebase/content',
];

/**
 * Decides which work a changed file needs.
 *
 * @param file relative to the root, with forward slashes
 * @param packages packages that the developer works on; the others come from their last build
 * @returns empty when the file changes nothing that is served
 */
export function changesOf(file: string, packages: readonly BuiltPackage[]): readonly Change[] {
  if (IGNORED.test(file)) return [];
  if (file.startsWith('firebase/content/')) return [{ kind: 'content' }];
  if (file.startsWith('firebase/functions/')) return [{ kind: 'functions' }];
  const [folder = ''] = file.split('/');
  if (SHARED.includes(folder)) {
    const build: Change = { kind: 'build', packages };
    return folder === 'kit' ? [build] : [build, { kind: 'functions' }];
  }
  const changed = BUILT_PACKAGES.find((name) => name === folder);
  return changed && packages.includes(changed) ? [{ kind: 'build', packages: [changed] }] : [];
}

/** Merges changes, so that each piece of work is done once. */
export function merge(changes: readonly Change[]): readonly Change[] {
  const packages = new Set(
    changes.flatMap((change) => (change.kind === 'build' ? change.packages : [])),
  );
  const has = (kind: Change['kind']) => changes.some((change) => change.kind === kind);
  return [
    ...(has('functions') ? [{ kind: 'functions' } as const] : []),
    ...(packages.size > 0 ? [{ kind: 'build', packages: [...packages] } as const] : []),
    ...(has('content') ? [{ kind: 'content' } as const] : []),
  ];
}
