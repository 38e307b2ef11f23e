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

/** A card that is one link to its lesson, which plays at once if the last known plan opens it. */
export const LessonLink = ({ lesson, className, children }: LessonLinkProps) => (
  <Link to={lessonPath(lesson)} onClick={wishIfOpen(usePlatform(), lesson)} className={className}>
    {children}
  </Link>
);
