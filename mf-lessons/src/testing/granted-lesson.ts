import { streamOf } from 'kit/testing';
import type { GrantedLesson } from '../lesson/lesson-store';

/** An opened lesson with a film and nothing else. */
export const GRANTED: GrantedLesson = {
  kind: 'granted',
  stream: streamOf('a.m3u8'),
  lines: [],
  captions: undefined,
  photos: [],
  audios: [],
  lineSounds: { urls: [], isMachine: false, isMusicOnly: false },
};
