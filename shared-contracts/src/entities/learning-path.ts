import * as v from 'valibot';
import { VoiceSchema } from './lesson';

/** Number of levels in a learning path. */
export const PATH_LEVELS = 5;

/** A level, from 1. */
const LevelNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PATH_LEVELS));

/**
 * The teacher's order of all listed lessons, as one static document. Each listed lesson and mini
 * lesson is in one level. Source: decision 59.
 */
export const LearningPathSchema = v.object({
  schemaVersion: v.literal(1),
  levels: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        /** Ability after this level: `You can order a coffee.` */
        canDo: v.string(),
        lessons: v.array(
          v.object({
            DocID: v.string(),
            /** Words of its lines that no earlier lesson of the path has. */
            newWords: v.pipe(v.number(), v.integer(), v.minValue(0)),
          }),
        ),
      }),
    ),
    v.length(PATH_LEVELS),
  ),
  /** Ids of the lessons that come first in their level. */
  emphases: v.object({
    work: v.array(v.string()),
    family: v.array(v.string()),
    daily: v.array(v.string()),
  }),
  /** First level of a learner, by how much they understand. */
  start: v.object({
    nothing: LevelNumberSchema,
    words: LevelNumberSchema,
    gist: LevelNumberSchema,
    most: LevelNumberSchema,
  }),
  /** A learner who speaks standard German begins this many levels later. */
  germanAhead: v.number(),
  /** A line to hear, and its meaning; absent: the path asks no line. */
  heard: v.optional(
    v.object({
      SwissGerman: v.string(),
      voice: VoiceSchema,
      /** Address of its sound. */
      url: v.string(),
      question: v.string(),
      right: v.string(),
      wrong: v.array(v.string()),
    }),
  ),
  /** Tracks, each with lessons for one goal. A member may choose one; absent: no tracks. */
  tracks: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** `After this you can order a coffee.` */
        goal: v.string(),
        /** Sentences that a learner can say after the track. */
        canSay: v.array(v.object({ SwissGerman: v.string(), English: v.string() })),
        /** Ids of lessons, in order. */
        lessons: v.array(v.string()),
      }),
    ),
  ),
});
export type LearningPath = v.InferOutput<typeof LearningPathSchema>;
