import type { CreateEngine } from './engine';
import type { FatalError } from './react-to-fatal-error';

/**
 * A refused token reaches the page as an unsupported source and nothing more (DESIGN §6), so that
 * one is answered like a refusal: with a fresh URL.
 */
function describe(error: MediaError | null): FatalError {
  switch (error?.code) {
    case 2:
      return { kind: 'network', reason: error.message };
    case 3:
      return { kind: 'media', reason: error.message };
    case 4:
      return { kind: 'refused', reason: error.message };
    default:
      return { kind: 'other', reason: error?.message ?? 'unknown' };
  }
}

/** HLS as the browser plays it by itself, where there are no Media Source Extensions (iOS). */
export const createNativeEngine: CreateEngine = (video, onFatalError) => {
  let source = '';
  let resumeAt = 0;

  const onError = () => onFatalError(describe(video.error));
  const seek = () => {
    if (resumeAt > 0) video.currentTime = resumeAt;
  };
  video.addEventListener('error', onError);
  video.addEventListener('loadedmetadata', seek);

  const load = (url: string, startAt: number) => {
    source = url;
    resumeAt = startAt;
    video.src = url;
    video.load();
  };
  const again = (at: number) => load(source, at);

  return {
    load,
    retryLoading: again,
    recoverMedia: again,
    // The browser chooses by itself, and tells nobody.
    setQuality: () => undefined,
    destroy() {
      video.removeEventListener('error', onError);
      video.removeEventListener('loadedmetadata', seek);
      video.removeAttribute('src');
      video.load();
    },
  };
};
