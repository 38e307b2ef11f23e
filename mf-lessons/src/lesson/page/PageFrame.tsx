import type { LessonPage } from 'shared-contracts';

/** A constant object: React would replace the content if it changed. */
const AS_IT_STANDS = { __html: '' };

/**
 * Keeps the prerendered lesson of its page until the lesson's code has loaded. `PageFrame.node.tsx`
 * rendered it at publication, so home loads none of that code.
 */
export function PageFrame(_: { readonly page: LessonPage }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
}
