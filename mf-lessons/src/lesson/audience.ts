/**
 * Who may watch a video: `members` only, or perhaps `everybody`. A visitor is refused a
 * subscribers' video; so the place is that of the refusal, and none is kept for the text.
 */
export type Audience = 'members' | 'everybody';
