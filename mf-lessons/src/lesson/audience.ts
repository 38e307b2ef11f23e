/**
 * Tells who may watch a video: `members` only, or perhaps `everybody`. A visitor is refused a
 * subscribers' video. Then the page keeps the place of the refusal, and none for the text.
 */
export type Audience = 'members' | 'everybody';
