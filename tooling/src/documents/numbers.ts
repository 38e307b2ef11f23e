import { promisedCeiling } from '../budgets/ceilings';

/** The place of a number in the code. */
export interface PlaceInCode {
  /** Path of the source, from the root of the repository. */
  readonly file: string;
  /** Name of the constant or field there. */
  readonly name: string;
  /** Divides the constant into the page's unit: 1000 from milliseconds to seconds. */
  readonly per: number;
}

const SECOND = 1000;
const MINUTE = 60_000;
const KB = 1000;
/** From seconds in the code to minutes on the page. */
const MINUTE_S = 60;

const at = (file: string, name: string, per = 1): PlaceInCode => ({ file, name, per });
const constant = (name: string, per?: number) =>
  at('shared-contracts/src/base/constants.ts', name, per);
const entity = (file: string, name: string, per?: number) =>
  at(`shared-contracts/src/entities/${file}.ts`, name, per);
const server = (file: string, name: string, per?: number) =>
  at(`firebase/functions/src/${file}.ts`, name, per);
const store = (name: string) => at('shell/src/parent-app/store/follow-visits.ts', name, SECOND);
const ceiling = (name: string) => promisedCeiling(name) ?? Number.NaN;

/**
 * Numbers that both a page and the code have, by their name in markers. A page has a marker behind
 * each such number: `10<!-- = comment.apart --> seconds`.
 */
export const NUMBERS: Readonly<Record<string, PlaceInCode | number>> = {
  'comment.letters': entity('comment', 'COMMENT_LIMITS.message'),
  'comment.line': entity('comment', 'COMMENT_LIMITS.line'),
  'comment.apart': entity('comment', 'COMMENT_RATE.secondsBetween'),
  'comment.perDay': entity('comment', 'COMMENT_RATE.perDay'),
  'question.letters': entity('learner-question', 'LEARNER_QUESTION_LIMITS.letters'),
  'question.perDay': entity('learner-question', 'LEARNER_QUESTION_LIMITS.perDay'),
  'name.letters': entity('comment', 'COMMENT_LIMITS.username'),
  'chat.letters': entity('live-chat', 'CHAT_LIMITS.message'),
  'chat.apart': entity('live-chat', 'CHAT_RATE.secondsBetween'),
  'chat.perDay': entity('live-chat', 'CHAT_RATE.perDay'),
  'undo.taken': entity('live-chat', 'CHAT_UNDO.takenMs', SECOND),
  'presence.apart': entity('live-chat', 'CHAT_PRESENCE.leastMs', SECOND),
  'presence.kept': entity('live-chat', 'CHAT_PRESENCE.keptForMs', SECOND),
  'progress.lessons': entity('learner-state', 'RESUME_LIMITS.lessons'),
  'progress.days': entity('learner-state', 'DAY_LIMITS.days'),
  'progress.cards': entity('learner-state', 'CARD_LIMITS.cards'),
  'progress.heard': entity('learner-state', 'HEARD_LIMITS.lines'),
  'progress.words': entity('learner-state', 'WORD_LIMITS.words'),
  'progress.buckets': entity('learner-state', 'WORD_LIMITS.buckets'),
  'progress.kB': at('mf-lessons/src/progress/state-size.ts', 'LEARNER_STATE_BYTES', KB),
  'email.perHour': server('account/email-change/prepare-email-change.function', 'perHour'),
  'export.perHour': server('account/export/export-my-data.function', 'perHour'),
  'export.entries': server('account/export/export-my-data', 'EXPORT_LIMIT'),
  'deletion.perHour': server('account/deletion/request-account-deletion.function', 'perHour'),
  'deletion.waits': server(
    'account/deletion/request-account-deletion.function',
    'BUDGET_MS',
    SECOND,
  ),
  'plan.perDay': server('billing/manage/manage-plan.function', 'CHANGES_PER_DAY'),
  'plan.leeway': server('ledger/leeway', 'DEFAULTS.RENEWAL_LEEWAY_HOURS'),
  'file.perHour': server('media/downloads/prepare-download.function', 'PER_HOUR'),
  'calls.atWork': server('platform/callable/callable', 'MOST_AT_WORK'),
  'turn.waits': server('platform/in-turn', 'LONGEST_WAIT', SECOND),
  'turn.asks': server('ledger/learner-turn', 'BUDGET_MS', SECOND),
  'turn.lasts': server('ledger/learner-turn', 'LONGEST_TURN'),
  'hour.held': server('slots/hold-slot', 'SHORTEST_SESSION', MINUTE_S),
  'token.lives': server('media/token', 'MIN_LIFE_S', MINUTE_S),
  'live.token': server('media/token', 'LIVE_LIFE_S'),
  'live.window': server('media/live/live-playlist', 'WINDOW_MS', SECOND),
  'live.asks': at('mf-live/src/room/use-still-allowed.ts', 'ASK_EVERY_MS', SECOND),
  'live.opens': at('mf-live/src/room/live-phase.ts', 'OPENS_BEFORE_MS', MINUTE),
  'search.pause': at('mf-lessons/src/search/connect-form.ts', 'PAUSE_MS'),
  'consents.wait': constant('CONSENT_LOAD_DELAY_MS'),
  'persistence.waits': constant('PERSISTENCE_TIMEOUT_MS'),
  'remote.waits': constant('REMOTE_TIMEOUT_MS', SECOND),
  'store.loads': store('STORE_MS'),
  'store.asks': store('ASK_EVERY_MS'),
  'store.checks': store('CHECK_MS'),
  'message.letters': at('shell/src/parent-app/read-message.ts', 'LONGEST'),
  'home.bytes': ceiling('home.html: document'),
  'home.kB': ceiling('home.html: document') / KB,
  'entry.kB': ceiling('mf-auth/remoteEntry.js') / KB,
};
