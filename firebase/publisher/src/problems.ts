/** The content folder has mistakes; nothing was published. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param problems one line each, naming file, field and what to do */
  constructor(readonly problems: readonly string[]) {
    super(`The content has ${problems.length} mistake(s):\n${problems.join('\n')}`);
  }
}

/** Collects every mistake, so that a teacher sees all of them at once. */
export class Problems {
  readonly #lines: string[] = [];

  /**
   * @param file path in the content folder, `lessons/am-bahnhof/lesson.yaml`
   * @param advice `Difficulty: must be 1 to 5`
   */
  add(file: string, advice: string): void {
    this.#lines.push(`${file}: ${advice}`);
  }

  /** @throws {ContentError} when there are any */
  throwIfAny(): void {
    if (this.#lines.length > 0) throw new ContentError(this.#lines);
  }
}
