import type { ReactNode } from 'react';
import { Link, usePlatform } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { lessonPath } from '../paths';
import { wishIfOpen } from '../player/play-wish';

export interface LessonLinkProps {
  readonly lesson: CatalogueLesson;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Makes a card one link to its lesson. The lesson plays at once if the last known plan opens it.
 */
export const LessonLink = ({ lesson, className, children }: LessonLinkProps) => (
  <Link to={lessonPath(lesson)} onClick={wishIfOpen(usePlatform(), lesson)} className={className}>
    {children}
  </Link>
);
