import type { Catalogue } from '../../entities/index';
import { AppError } from '../../errors/index';
import type { Platform } from '../../platform/index';
import { aCatalogue } from '../fixtures';

/** Answers the same object every time, or rejects while what is published is an error. */
export function createContent(first: Catalogue | AppError = aCatalogue()): {
  readonly content: Platform['content'];
  setCatalogue(catalogue: Catalogue | AppError): void;
} {
  let published = first;
  return {
    content: {
      async catalogue() {
        if (published instanceof AppError) throw published;
        return published;
      },
    },
    setCatalogue: (catalogue) => {
      published = catalogue;
    },
  };
}
