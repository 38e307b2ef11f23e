import { createElement, lazy, Suspense } from 'react';
import { shellPages } from '../pages';
import { Loading } from './Loading';
import { PageBoundary } from './PageBoundary';

const pages = new Map(shellPages.map(({ path, load }) => [path, lazy(load)]));

/** One of the shell's own pages, loaded on demand. */
export function ShellPage({ path }: { readonly path: string }) {
  const page = pages.get(path);
  return (
    <PageBoundary key={path}>
      <Suspense fallback={<Loading />}>{page && createElement(page)}</Suspense>
    </PageBoundary>
  );
}
