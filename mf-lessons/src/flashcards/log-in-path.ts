/** Log-in that leads back to the flashcards, where it is known which. */
export function logInPath(videoID: string | undefined): string {
  const path = '/sign-in-up?startWithLogIn=true';
  if (videoID === undefined) return path;
  return `${path}&next=${encodeURIComponent(`/flashcards/${encodeURIComponent(videoID)}`)}`;
}
