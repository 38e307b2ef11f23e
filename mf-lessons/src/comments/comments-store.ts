import { BehaviorSubject } from 'kit';
import {
  failure,
  isLoggedIn,
  loading,
  success,
  type Comment,
  type CurrentUser,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { deleteComment, getComments, sendComment } from './comment-requests';
import { initialState, type CommentsState } from './comments-state';
import { guardDrafts, readDraft, writeDraft } from './drafts';

/** The comments of one lesson, as one learner sees them. Source: SPEC §4, §7. */
export interface CommentsStore {
  readonly state$: ObservableValue<CommentsState>;
  /** Fetches them unless that is under way or done; also the way out of a failure. */
  load(): void;
  /** Keeps what is typed for as long as the tab is open. */
  type(text: string): void;
  /** Sends what stands in the field; a failure puts it back there. One at a time. */
  send(): Promise<void>;
  remove(id: string): Promise<void>;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** What came back, before what has been typed meanwhile. */
const joined = (returned: string, typed: string): string =>
  typed.trim() === '' ? returned : `${returned}\n\n${typed}`;

/**
 * @param user who is signed in; another learner needs another store
 */
export function createCommentsStore(
  platform: Platform,
  videoID: string,
  user: CurrentUser,
): CommentsStore {
  const { UID } = user;
  guardDrafts(platform, UID);
  let { text: typed, attempt } = readDraft(UID, videoID);
  // What a reload has cut off stands in the field again.
  if (attempt?.isOpen) typed = joined(attempt.text, typed);
  const state$ = new BehaviorSubject(initialState(typed));

  const change = (part: Partial<CommentsState>) => state$.next({ ...state$.value, ...part });
  const type = (text: string) => {
    change({ text });
    writeDraft(platform, UID, videoID, { text, attempt });
  };
  const warn = (message: string, error: unknown) => platform.log.warn(message, { videoID, error });

  const fetchList = async () => {
    change({ list: loading });
    const isTeacher = platform.session.isTeacher().catch(() => false);
    try {
      const list = await getComments(platform, videoID);
      change({ list: success(list), isTeacher: await isTeacher });
    } catch (error) {
      warn('The comments could not be loaded', error);
      change({ list: failure(asError(error)) });
    }
  };

  const deletion = (id: string, step: CommentsState['sending']) =>
    change({ deletions: new Map(state$.value.deletions).set(id, step) });

  const load = () => {
    const { status } = state$.value.list;
    if (status === 'idle' || status === 'failure') void fetchList();
  };

  return {
    state$,
    load,
    type,
    async send() {
      const { text, sending, sent } = state$.value;
      if (sending.status === 'loading') return;
      const Message = text.trim();
      const ID = attempt?.text === Message ? attempt.id : platform.documents.newId();
      attempt = { id: ID, text: Message, isOpen: true };
      const session = platform.session.state$.value;
      const { Username } = isLoggedIn(session) ? session.user : user;
      const TimeStamp = new Date().toISOString();
      const comment: Comment = { ID, Message, UID, Username, TimeStamp };
      change({ pending: comment, sending: loading });
      type('');
      try {
        await sendComment(platform, videoID, comment);
        attempt = undefined;
        change({ pending: undefined, sent: [comment, ...sent], sending: success(undefined) });
        type(state$.value.text);
        load();
      } catch (error) {
        warn('A comment could not be sent', error);
        attempt = { id: ID, text: Message, isOpen: false };
        change({ pending: undefined, sending: failure(asError(error)) });
        type(joined(Message, state$.value.text));
      }
    },
    async remove(id) {
      deletion(id, loading);
      try {
        await deleteComment(platform, videoID, id);
        deletion(id, success(undefined));
      } catch (error) {
        warn('A comment could not be deleted', error);
        deletion(id, failure(asError(error)));
      }
    },
  };
}
