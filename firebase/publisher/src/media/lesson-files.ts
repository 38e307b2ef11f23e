import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { LessonContent } from '../content/load-lesson';
import { previewSoundsOf } from '../content/public-lines';
import { lineFile } from '../line-sounds/lines-file';
import type { ClipSecrets } from './clip-secrets';

/** Paths under the media origin, without a leading slash. */
export interface LessonFiles {
  readonly picture: string;
  readonly Photos: readonly string[];
  readonly Audios: readonly string[];
  /** Paths of the sounds of flashcards, by file name. */
  readonly cardSounds: Readonly<Record<string, string>>;
  /** Line sounds by the number of their line, from 1. */
  readonly lines: ReadonlyMap<number, string>;
}

const PICTURE = 'picture.webp';

const publicName = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

const pathOf = ({ DocID }: LessonContent, hash: string, name: string): string =>
  `lessons/${DocID}/${hash}${extname(name)}`;

/** Computes the path of a lesson's picture under the media origin, without publishing it. */
export async function picturePathOf(lesson: LessonContent): Promise<string> {
  return pathOf(lesson, publicName(await readFile(join(lesson.folder, PICTURE))), PICTURE);
}

/**
 * Computes the path of a line sound's public copy, which a preview plays. The protected file has a
 * secret name.
 *
 * @param number of a recorded line, from 1
 */
export function previewPathOf(lesson: LessonContent, number: number): string {
  const hash = lesson.lines?.lines.find(({ line }) => line === number)?.hash ?? '';
  return pathOf(lesson, hash.slice(0, 8), lineFile(number));
}

/**
 * Copies picture, photos and sounds to `<mediaDir>/lessons/<DocID>`. Their names have a hash of the
 * content, so that browsers can cache them for ever.
 */
export async function publishLessonFiles(
  lesson: LessonContent,
  mediaDir: string,
  secrets: ClipSecrets,
): Promise<LessonFiles> {
  await mkdir(join(mediaDir, 'lessons', lesson.DocID), { recursive: true });

  async function publish(name: string, hash: (content: Buffer) => string): Promise<string> {
    const content = await readFile(join(lesson.folder, name));
    const path = pathOf(lesson, hash(content), name);
    const target = join(mediaDir, path);
    const size = await stat(target).then(
      (file) => file.size,
      () => -1,
    );
    if (size !== content.length) {
      const partial = `${target}.${process.pid}`;
      await writeFile(partial, content);
      await rename(partial, target);
    }
    return path;
  }

  const publishProtected = (names: readonly string[]) =>
    Promise.all(names.map((name) => publish(name, secrets.fileName)));
  const sounds = [...new Set(lesson.flashcards?.flatMap(({ Audio }) => Audio ?? []))];
  const soundPaths = await publishProtected(sounds);
  const numbers = lesson.lines?.lines.map(({ line }) => line) ?? [];
  const lineSounds = await publishProtected(numbers.map((line) => `lines/${lineFile(line)}`));
  for (const line of previewSoundsOf(lesson)) {
    await publish(`lines/${lineFile(line)}`, publicName);
  }
  return {
    lines: new Map(numbers.map((line, index) => [line, lineSounds[index] ?? ''])),
    cardSounds: Object.fromEntries(sounds.map((name, index) => [name, soundPaths[index] ?? ''])),
    picture: await publish(PICTURE, publicName),
    Photos: await publishProtected(lesson.Photos),
    Audios: await publishProtected(lesson.Audios),
  };
}
