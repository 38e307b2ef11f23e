/** A name that nobody, or only somebody else, may use; its message is the learner's sentence. */
export class RefusedName extends Error {
  override readonly name = 'RefusedName';
}
