import { Shelf, type ShelfProps } from '../shelf/Shelf';
import { GrowingList, type GrowingListProps } from './GrowingList';

type GrowingShelfProps = GrowingListProps & Omit<ShelfProps, 'children'>;

/** A shelf that starts with the lessons of the first page and shows more on demand. */
export function GrowingShelf({ title, text, ...list }: GrowingShelfProps) {
  return (
    <Shelf title={title} text={text}>
      <GrowingList {...list} />
    </Shelf>
  );
}
