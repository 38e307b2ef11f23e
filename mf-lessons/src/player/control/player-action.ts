/** What a learner can ask of the player by a key or a button. */
export type PlayerAction =
  | { readonly do: 'toggle-play' }
  /** `by`: seconds, negative backwards. */
  | { readonly do: 'skip'; readonly by: number }
  | { readonly do: 'step-line'; readonly by: 1 | -1 }
  | { readonly do: 'toggle-mute' }
  | { readonly do: 'toggle-fullscreen' }
  | { readonly do: 'next-captions' }
  | { readonly do: 'show-help' };

/** What a view of the player does, because it needs the page. */
export interface Presenter {
  toggleFullscreen(): void;
  showHelp(): void;
}
