import { promisedCeiling } from '../budgets/ceilings';

/** A number that a page says and the code has. */
interface SaidNumber {
  /** Path of the source, from the root of the repository. */
  readonly file: string;
  /** Name of the constant or field there. */
  readonly name: string;
  /**
   * How many of the constant's units are one of the page's, as 1000 for milliseconds and seconds.
   */
  readonly per?: number;
}

/** A sentence of a page with `{}` for each number. */
export interface Said {
  readonly page: string;
  readonly sentence: string;
  /** In the page's units; as a number where the code offers it. */
  readonly numbers: readonly (SaidNumber | number)[];
}

const MS = 1000;
const KB = 1000;
const MINUTE = 60_000;
const ENTITIES = 'shared-contracts/src/entities';
const FUNCTIONS = 'firebase/functions/src';

const of = (file: string, name: string, per?: number): SaidNumber =>
  per === undefined ? { file, name } : { file, name, per };
const said = (page: string, sentence: string, ...numbers: (SaidNumber | number)[]): Said => ({
  page: `docs/${page}.md`,
  sentence,
  numbers,
});

const rate = (field: string) => of(`${ENTITIES}/comment.ts`, `COMMENT_RATE.${field}`);
const chatRate = (field: string) => of(`${ENTITIES}/live-chat.ts`, `CHAT_RATE.${field}`);
const presence = (field: string) => of(`${ENTITIES}/live-chat.ts`, `CHAT_PRESENCE.${field}`, MS);
const ceiling = (name: string) => promisedCeiling(name) ?? Number.NaN;
const remoteTimeout = of('shared-contracts/src/constants.ts', 'REMOTE_TIMEOUT_MS', MS);
const perHour = (file: string) => of(`${FUNCTIONS}/account/${file}.function.ts`, 'perHour');
const visit = (name: string) => of('shell/src/parent-app/store/follow-visits.ts', name, MS);
const token = (name: string) => of(`${FUNCTIONS}/media/token.ts`, name, 60);
const hold = (name: string) => of(`${FUNCTIONS}/slots/hold-slot.ts`, name, 60);

/**
 * Every number that both a page and the code have. A test compares the two. A page
 * may say a number twice; both sentences are here.
 */
export const SAID: readonly Said[] = [
  said(
    'security',
    '| comments | {} characters; one per commit, {} seconds apart, {} a day (UTC) for each author |',
    of(`${ENTITIES}/comment.ts`, 'COMMENT_LIMITS.message'),
    rate('secondsBetween'),
    rate('perDay'),
  ),
  said(
    'security',
    '| live chat | {} characters; one per commit, {} seconds apart, {} a day (UTC) for each member |',
    of(`${ENTITIES}/live-chat.ts`, 'CHAT_LIMITS.message'),
    chatRate('secondsBetween'),
    chatRate('perDay'),
  ),
  said('security', 'written or deleted {} seconds apart', presence('leastMs')),
  said(
    'security',
    'under comments, messages and presence: {} characters',
    of(`${ENTITIES}/comment.ts`, 'COMMENT_LIMITS.username'),
  ),
  said(
    'security',
    '| progress | {} lessons, {} days, {} cards per lesson, {} kB;',
    of(`${ENTITIES}/learner-state.ts`, 'RESUME_LIMITS.lessons'),
    of(`${ENTITIES}/learner-state.ts`, 'DAY_LIMITS.days'),
    of(`${ENTITIES}/learner-state.ts`, 'CARD_LIMITS.cards'),
    of('mf-lessons/src/progress/state-size.ts', 'LEARNER_STATE_BYTES', 1000),
  ),
  said(
    'security',
    'change of e-mail | {} calls an hour',
    perHour('email-change/prepare-email-change'),
  ),
  said(
    'security',
    'changes of a plan | {} a day (UTC)',
    of(`${FUNCTIONS}/billing/manage/manage-plan.function.ts`, 'CHANGES_PER_DAY'),
  ),
  said(
    'security',
    'files for apps | {} an hour',
    of(`${FUNCTIONS}/media/downloads/prepare-download.function.ts`, 'PER_HOUR'),
  ),
  said(
    'security',
    'export, deletion | {} and {} calls an hour',
    perHour('export/export-my-data'),
    perHour('deletion/request-account-deletion'),
  ),
  said(
    'security',
    '| an export | {} entries in each list',
    of(`${FUNCTIONS}/account/export/export-my-data.ts`, 'EXPORT_LIMIT'),
  ),
  said('security', 'it ends after {} to 15 minutes', token('MIN_LIFE_S')),
  said('lessons', 'for a token that ends after {} to 15 minutes', token('MIN_LIFE_S')),
  said('live', 'That token lives {} seconds.', of(`${FUNCTIONS}/media/token.ts`, 'LIVE_LIFE_S')),
  said(
    'live',
    'lists the last {} seconds',
    of(`${FUNCTIONS}/media/live/live-playlist.ts`, 'WINDOW_MS', MS),
  ),
  said(
    'live',
    'asks `getLiveLessonUrls_v2_0` every {} seconds',
    of('mf-live/src/room/use-still-allowed.ts', 'ASK_EVERY_MS', MS),
  ),
  said(
    'live',
    'The screen asks the server every {} seconds',
    of('mf-live/src/room/use-still-allowed.ts', 'ASK_EVERY_MS', MS),
  ),
  said(
    'live',
    'In the {} minutes before',
    of('mf-live/src/room/live-phase.ts', 'OPENS_BEFORE_MS', MINUTE),
  ),
  said(
    'live',
    'A message has {} characters, of which one can be seen. One member writes every {} seconds and {} times a day (UTC) at most.',
    of(`${ENTITIES}/live-chat.ts`, 'CHAT_LIMITS.message'),
    chatRate('secondsBetween'),
    chatRate('perDay'),
  ),
  said('live', 'Presence is written or deleted every {} seconds at most.', presence('leastMs')),
  said('live', 'opened again within {} seconds it costs nothing', presence('keptForMs')),
  said(
    'account',
    'It limits comments to one every {} seconds and {} a day.',
    rate('secondsBetween'),
    rate('perDay'),
  ),
  said(
    'account',
    'a member may make {} calls an hour',
    perHour('email-change/prepare-email-change'),
  ),
  said(
    'account',
    'answers `continues` after {} seconds',
    of(`${FUNCTIONS}/account/deletion/request-account-deletion.function.ts`, 'BUDGET_MS', MS),
  ),
  said(
    'account',
    '**Loading waits {} ms**',
    of('shared-contracts/src/constants.ts', 'CONSENT_LOAD_DELAY_MS'),
  ),
  said(
    'lessons',
    'One comment per commit, {} seconds apart, {} a day',
    rate('secondsBetween'),
    rate('perDay'),
  ),
  said(
    'lessons',
    'when it takes longer than {} ms, everything works',
    of('shared-contracts/src/constants.ts', 'PERSISTENCE_TIMEOUT_MS'),
  ),
  said(
    'lessons',
    'A pause of {} ms starts a search',
    of('mf-lessons/src/search/connect-form.ts', 'PAUSE_MS'),
  ),
  said(
    'payments',
    '**Access ends** {} hours after a period',
    of(`${FUNCTIONS}/ledger/leeway.ts`, 'DEFAULTS.RENEWAL_LEEWAY_HOURS'),
  ),
  said(
    'payments',
    'nobody waits longer than {} seconds for a turn',
    of(`${FUNCTIONS}/platform/in-turn.ts`, 'LONGEST_WAIT', MS),
  ),
  said(
    'payments',
    "A learner's burst is refused beyond {} calls at work",
    of(`${FUNCTIONS}/platform/callable/callable.ts`, 'MOST_AT_WORK'),
  ),
  said(
    'payments',
    'until `STOP_LOADING` or for {} seconds. Then `syncSubscription` is asked every {} seconds, for {} seconds at most.',
    visit('STORE_MS'),
    visit('ASK_EVERY_MS'),
    visit('CHECK_MS'),
  ),
  said('parent-app', 'until `STOP_LOADING`, or for {} seconds.', visit('STORE_MS')),
  said(
    'parent-app',
    'It drops texts of more than {} characters',
    of('shell/src/parent-app/bridge.ts', 'LONGEST'),
  ),
  said(
    'payments',
    '`Billing/{uid}.lessonTurn`, at most {} seconds',
    of(`${FUNCTIONS}/slots/learner-turn.ts`, 'LONGEST_TURN'),
  ),
  said('payments', 'until the checkout expires, after {} to 35 minutes', hold('SHORTEST_SESSION')),
  said(
    'performance',
    'JS before usable content stays under {} kB and each remote entry under {} kB',
    ceiling('home.html: scripts') / KB,
    ceiling('mf-auth/remoteEntry.js') / KB,
  ),
  said('performance', 'home with its styles, Brotli | {} kB', ceiling('home.html: document') / KB),
  said('performance', 'home must stay under {} kB', ceiling('home.html: document') / KB),
  said(
    'decisions/0031-a-page-holds-its-styles',
    'must stay under {} bytes',
    ceiling('home.html: document'),
  ),
  said('architecture', 'a time-out per attempt ({} s)', remoteTimeout),
  said('decisions/0045-the-registry-decides', 'An attempt ends after {} seconds.', remoteTimeout),
  said(
    'decisions/0036-one-comment-per-commit',
    'one comment per commit, {} s apart, {} a day',
    rate('secondsBetween'),
    rate('perDay'),
  ),
];
