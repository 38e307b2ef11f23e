import type { LessonPage } from 'shared-contracts';

/** Constant: React sets the inside anew when this changes. */
const AS_IT_STANDS = { __html: '' };

/**
 * A lesson before its code is there, on the page that was composed for it: left as it is in the
 * page. Publishing fills it (`PageFrame.node.tsx`), so home carries none of that code.
 */
export function PageFrame(_: { readonly page: LessonPage }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
}
