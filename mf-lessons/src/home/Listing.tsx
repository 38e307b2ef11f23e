import { useCatalogue } from '../catalogue/use-catalogue';
import { arrangeShelves } from '../catalogue/shelves';
import { LessonGrid } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { CatalogueFailure } from './CatalogueFailure';
import { FeaturedLesson } from './FeaturedLesson';
import { ListingSkeleton } from './ListingSkeleton';
import { Notice } from './Notice';
import { Shelf } from '../shelf/Shelf';

/** The lessons of the school: the newest large, then the mini lessons, then all others. */
export function Listing() {
  const { state, retry } = useCatalogue();
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ListingSkeleton />;
    case 'failure':
      return <CatalogueFailure onRetry={retry} />;
    case 'success': {
      const { newest, miniLessons, previous } = arrangeShelves(state.value);
      if (!newest && miniLessons.length === 0) return <Notice {...messages.home.empty} />;
      return (
        <>
          {newest && (
            <Shelf title={messages.home.newest}>
              <FeaturedLesson lesson={newest} />
            </Shelf>
          )}
          {miniLessons.length > 0 && (
            <Shelf title={messages.home.miniLessons} text={messages.home.miniLessonsText}>
              <LessonGrid lessons={miniLessons} layout="row" />
            </Shelf>
          )}
          {previous.length > 0 && (
            <Shelf title={messages.home.previous}>
              <LessonGrid lessons={previous} />
            </Shelf>
          )}
        </>
      );
    }
  }
}
