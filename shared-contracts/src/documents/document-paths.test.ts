import {
  collectionPaths,
  documentPaths,
  SERVER_ONLY_COLLECTIONS,
  wordPaths,
} from './document-paths';

describe('the paths that the specification names', () => {
  test.each([
    [documentPaths.video('v1'), 'Videos/v1'],
    [documentPaths.comment('v1', 'c1'), 'Videos/v1/Comments/c1'],
    [documentPaths.commentLimit('u1'), 'CommentLimits/u1'],
    [documentPaths.miniLessonsIndex(), 'Videos/mini_lessons_collection_attributes'],
    [documentPaths.user('u1'), 'Users/u1'],
    [documentPaths.entitlement('u1'), 'Entitlements/u1'],
    [documentPaths.learnerState('u1'), 'LearnerState/u1'],
    [documentPaths.lessonCards('u1', 'v1'), 'LearnerState/u1/Cards/v1'],
    [documentPaths.heardLines('u1', 'v1'), 'LearnerState/u1/Heard/v1'],
    [wordPaths.wordBucket('u1', '7'), 'LearnerState/u1/Words/7'],
    [documentPaths.newAnswer('u1', 'c1'), 'LearnerState/u1/Answers/c1'],
    [collectionPaths.videos(), 'Videos'],
    [collectionPaths.comments('v1'), 'Videos/v1/Comments'],
    [collectionPaths.lessonCards('u1'), 'LearnerState/u1/Cards'],
    [collectionPaths.heardLines('u1'), 'LearnerState/u1/Heard'],
    [wordPaths.wordBuckets('u1'), 'LearnerState/u1/Words'],
    [collectionPaths.newAnswers('u1'), 'LearnerState/u1/Answers'],
    [collectionPaths.privateLessons(), 'PrivateLessons'],
    [documentPaths.liveDates(), 'LiveDates/next'],
    [collectionPaths.liveDates(), 'LiveDates'],
    [documentPaths.chatSettings('l1'), 'LiveChats/l1'],
    [documentPaths.chatQuestion('l1', 'm1'), 'LiveChats/l1/Questions/m1'],
    [documentPaths.chatMessage('l1', 'm1'), 'LiveChats/l1/Messages/m1'],
    [documentPaths.deletedChatMessage('l1', 'm1'), 'LiveChats/l1/DeletedMessages/m1'],
    [documentPaths.chatLimit('u1'), 'ChatLimits/u1'],
    [documentPaths.chatPresence('l1', 'u1'), 'LiveChats/l1/Present/u1'],
    [documentPaths.chatMute('l1', 'u1'), 'LiveChats/l1/Mutes/u1'],
    [collectionPaths.chatSettings(), 'LiveChats'],
    [collectionPaths.chatQuestions('l1'), 'LiveChats/l1/Questions'],
    [collectionPaths.chatMessages('l1'), 'LiveChats/l1/Messages'],
    [collectionPaths.chatPresence('l1'), 'LiveChats/l1/Present'],
    [collectionPaths.chatMutes('l1'), 'LiveChats/l1/Mutes'],
  ])('%s', (made, specified) => {
    expect(made).toBe(specified);
  });

  test('never lead to a collection of the server', () => {
    const made = [
      ...Object.values(documentPaths).map((path) => path('a', 'b')),
      ...Object.values(wordPaths).map((path) => path('a', 'b')),
      ...Object.values(collectionPaths).map((path) => path('a')),
    ];
    for (const path of made) expect(SERVER_ONLY_COLLECTIONS).not.toContain(path.split('/')[0]);
  });
});

describe('ids', () => {
  test.each(['grüezi-mitenand', 'a b', '...', '__a', 'a__', '_', 'ü'.repeat(750)])(
    '%p is one',
    (id) => {
      expect(documentPaths.video(id)).toBe(`Videos/${id}`);
    },
  );

  test.each([
    '',
    '.',
    '..',
    '/',
    'v1/Comments/c1',
    '__v1__',
    '____',
    'a'.repeat(1501),
    'ü'.repeat(751),
  ])('%p is none', (id) => {
    expect(() => documentPaths.video(id)).toThrow(RangeError);
    expect(() => documentPaths.comment('v1', id)).toThrow(JSON.stringify(id));
    expect(() => collectionPaths.comments(id)).toThrow(RangeError);
  });
});
