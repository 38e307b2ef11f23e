import type {
  ChatLimit,
  ChatMessage,
  ChatMute,
  ChatPresence,
  ChatQuestion,
  ChatSettings,
  Comment,
  CommentLimit,
  Confirmation,
  DeletedChatMessage,
  Entitlement,
  HeardLines,
  LearnerState,
  Lesson,
  LessonCards,
  LiveDates,
  LiveRoomState,
  MiniLessonsIndex,
  NewAnswer,
  PrivateLessonsMetadata,
  PrivateLessonSlot,
  UserDocument,
  WordBucket,
} from '../entities/index';

declare const entity: unique symbol;

/** Path of a document that holds a `T`. Made by `documentPaths` only. */
export type DocumentPath<T> = string & { readonly [entity]?: T };
/** Path of a collection whose documents hold a `T`. Made by `collectionPaths` only. */
export type CollectionPath<T> = string & { readonly [entity]?: T[] };

/**
 * Checks a document id: no slash, not empty, `.`, `..` or `__…__`, at most 1,500 bytes.
 *
 * @throws {RangeError} naming the id
 */
function segment(id: string): string {
  const bytes = new TextEncoder().encode(id).length;
  if (id === '' || id === '.' || id === '..' || /\/|^__.*__$/.test(id) || bytes > 1500) {
    throw new RangeError(`Not a document id: ${JSON.stringify(id)}`);
  }
  return id;
}

/** Path of each document. Rows DOC-read-video to DOC-write-user fix the names. */
export const documentPaths = {
  video: (id: string): DocumentPath<Lesson> => `Videos/${segment(id)}`,
  comment: (videoID: string, id: string): DocumentPath<Comment> =>
    `Videos/${segment(videoID)}/Comments/${segment(id)}`,
  /** The author's own limit; written in the same commit as each comment. */
  commentLimit: (uid: string): DocumentPath<CommentLimit> => `CommentLimits/${segment(uid)}`,
  miniLessonsIndex: (): DocumentPath<MiniLessonsIndex> =>
    'Videos/mini_lessons_collection_attributes',
  user: (uid: string): DocumentPath<UserDocument> => `Users/${segment(uid)}`,
  entitlement: (uid: string): DocumentPath<Entitlement> => `Entitlements/${segment(uid)}`,
  privateLesson: (slotID: string): DocumentPath<PrivateLessonSlot> =>
    `PrivateLessons/${segment(slotID)}`,
  liveRoom: (liveLessonID: string): DocumentPath<LiveRoomState> =>
    `LiveRooms/${segment(liveLessonID)}`,
  /** The dates that a teacher has changed; one document for all lessons. */
  liveDates: (): DocumentPath<LiveDates> => 'LiveDates/next',
  learnerState: (uid: string): DocumentPath<LearnerState> => `LearnerState/${segment(uid)}`,
  lessonCards: (uid: string, videoID: string): DocumentPath<LessonCards> =>
    `LearnerState/${segment(uid)}/Cards/${segment(videoID)}`,
  heardLines: (uid: string, videoID: string): DocumentPath<HeardLines> =>
    `LearnerState/${segment(uid)}/Heard/${segment(videoID)}`,
  newAnswer: (uid: string, commentID: string): DocumentPath<NewAnswer> =>
    `LearnerState/${segment(uid)}/Answers/${segment(commentID)}`,
  chatSettings: (liveLessonID: string): DocumentPath<ChatSettings> =>
    `LiveChats/${segment(liveLessonID)}`,
  chatQuestion: (liveLessonID: string, messageID: string): DocumentPath<ChatQuestion> =>
    `LiveChats/${segment(liveLessonID)}/Questions/${segment(messageID)}`,
  chatMessage: (liveLessonID: string, id: string): DocumentPath<ChatMessage> =>
    `LiveChats/${segment(liveLessonID)}/Messages/${segment(id)}`,
  deletedChatMessage: (liveLessonID: string, id: string): DocumentPath<DeletedChatMessage> =>
    `LiveChats/${segment(liveLessonID)}/DeletedMessages/${segment(id)}`,
  /** The member's own limit; written in the same commit as each message. */
  chatLimit: (uid: string): DocumentPath<ChatLimit> => `ChatLimits/${segment(uid)}`,
  chatPresence: (liveLessonID: string, uid: string): DocumentPath<ChatPresence> =>
    `LiveChats/${segment(liveLessonID)}/Present/${segment(uid)}`,
  chatMute: (liveLessonID: string, uid: string): DocumentPath<ChatMute> =>
    `LiveChats/${segment(liveLessonID)}/Mutes/${segment(uid)}`,
} as const;

/**
 * Collections that clients may query.
 * Source: DOC-read-comments, DOC-read-newest-mini, DOC-read-slots.
 */
export const collectionPaths = {
  videos: (): CollectionPath<Lesson> => 'Videos',
  comments: (videoID: string): CollectionPath<Comment> => `Videos/${segment(videoID)}/Comments`,
  liveRooms: (): CollectionPath<LiveRoomState> => 'LiveRooms',
  liveDates: (): CollectionPath<LiveDates> => 'LiveDates',
  lessonCards: (uid: string): CollectionPath<LessonCards> => `LearnerState/${segment(uid)}/Cards`,
  heardLines: (uid: string): CollectionPath<HeardLines> => `LearnerState/${segment(uid)}/Heard`,
  /** Answers that the learner has not seen yet. */
  newAnswers: (uid: string): CollectionPath<NewAnswer> => `LearnerState/${segment(uid)}/Answers`,
  /** The learner's purchases, changes and cancellations. */
  confirmations: (uid: string): CollectionPath<Confirmation> =>
    `Entitlements/${segment(uid)}/Confirmations`,
  /** The slots, and the metadata record among them. */
  privateLessons: (): CollectionPath<PrivateLessonSlot | PrivateLessonsMetadata> =>
    'PrivateLessons',
  chatSettings: (): CollectionPath<ChatSettings> => 'LiveChats',
  chatQuestions: (liveLessonID: string): CollectionPath<ChatQuestion> =>
    `LiveChats/${segment(liveLessonID)}/Questions`,
  chatMessages: (liveLessonID: string): CollectionPath<ChatMessage> =>
    `LiveChats/${segment(liveLessonID)}/Messages`,
  chatPresence: (liveLessonID: string): CollectionPath<ChatPresence> =>
    `LiveChats/${segment(liveLessonID)}/Present`,
  chatMutes: (liveLessonID: string): CollectionPath<ChatMute> =>
    `LiveChats/${segment(liveLessonID)}/Mutes`,
} as const;

/** Paths of the learner's own words. A separate object, so only code that uses words bundles it. */
export const wordPaths = {
  wordBucket: (uid: string, bucket: string): DocumentPath<WordBucket> =>
    `LearnerState/${segment(uid)}/Words/${segment(bucket)}`,
  wordBuckets: (uid: string): CollectionPath<WordBucket> => `LearnerState/${segment(uid)}/Words`,
} as const;

/** Collections that no client may read. */
export const SERVER_ONLY_COLLECTIONS = [
  'LessonSecrets',
  'LessonLines',
  'LiveSecrets',
  'LiveChanges',
  'MediaSecrets',
  'Flashcards',
  'GrammarDocuments',
  'GrammarIndex',
  'Offers',
  'Billing',
  'ProviderEvents',
  'RateLimits',
  'Downloads',
  'Canaries',
  'Judgements',
  'Audit',
  'PrivateLessonBookings',
  'UsedTrials',
  'AccountDeletions',
  'Teachers',
  'CheckedNames',
  'LearnerQuestions',
] as const;
