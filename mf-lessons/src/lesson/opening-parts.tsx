import { Skeleton } from 'kit';
import { messages } from '../messages';
import type { Audience, LessonLayoutProps } from './LessonLayout';
import { LessonTextSkeleton } from './LessonTextSkeleton';
import { StageSkeleton } from './Stage';

/**
 * The parts of a lesson while the server is asked: everything has the place that it keeps afterwards.
 * They are parts and no component, so that the head stays what it is when the answer comes.
 */
export const openingParts = (audience: Audience): Omit<LessonLayoutProps, 'head'> => ({
  audience,
  isOpening: true,
  stage: <StageSkeleton label={messages.lesson.loading} audience={audience} />,
  text: <LessonTextSkeleton />,
  below: audience === 'members' ? <Skeleton kind="button" /> : undefined,
});
