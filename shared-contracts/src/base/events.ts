/**
 * Events of the event bus. Each states a fact in the past tense; commands are methods of
 * `Platform`.
 */
export interface EventMap {
  userLoggedIn: { readonly UID: string };
  userLoggedOut: Record<string, never>;
  consentsCollected: { readonly UID: string };
  subscriptionChanged: { readonly ProductID: string | null };
  lessonOpened: { readonly VideoID: string };
  lessonFinished: { readonly VideoID: string };
  /**
   * The learner has changed their daily goal.
   *
   * @since 1.11.0
   */
  goalChanged: {
    /** @since 1.11.0 */
    readonly Minutes: 5 | 10 | 20;
  };
  /** `build` is the manifest's; null where the manifest cannot be read. */
  remoteFailed: {
    readonly remote: string;
    /** @since 1.6.0 */
    readonly build: string | null;
    readonly failure: string;
  };
  remoteRevived: { readonly remote: string };
}

export type EventName = keyof EventMap;

export type AppEvent = {
  [N in EventName]: { readonly name: N; readonly payload: EventMap[N] };
}[EventName];
