import type { Choice } from '../entry';

/** The present choice. @throws when nothing is released */
export const present = (choice: Choice | undefined): Choice => {
  if (!choice) throw new Error('nothing is released');
  return choice;
};
