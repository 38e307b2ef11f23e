/** Milliseconds on the page's clock. */
export interface FilmTimes {
  /** When the film was asked to play. */
  readonly askedAt: number;
  /**
   * When a frame was presented, or the position moved: a film of two pictures a second may show its
   * first picture before it plays.
   */
  readonly firstFrameAt: number;
}

declare global {
  interface Window {
    benchFilm: {
      /** Plays the film as its own button does, without sound; it has to be in the page. */
      play(): Promise<FilmTimes>;
      /** Plays the film as soon as it is in the page. */
      playWhenThere(): void;
      /** The times of that film. */
      readonly played: Promise<FilmTimes>;
    };
  }
}

/** Runs in a page before the page's scripts. It is sent as text, so it uses no outer name. */
export function installFilmProbe(): void {
  const film = () => document.querySelector<HTMLVideoElement>('video');
  let settle: (times: FilmTimes) => void = () => undefined;
  const played = new Promise<FilmTimes>((resolve) => (settle = resolve));

  function start(video: HTMLVideoElement): Promise<FilmTimes> {
    const askedAt = performance.now();
    return new Promise((resolve) => {
      const from = video.currentTime;
      const runs = () => resolve({ askedAt, firstFrameAt: performance.now() });
      const look = () => (video.currentTime > from ? runs() : void requestAnimationFrame(look));
      video.requestVideoFrameCallback(runs);
      look();
      const play = () => void video.play().catch(() => undefined);
      video.muted = true;
      // A player may attach its stream later, which stops the film.
      video.addEventListener('loadstart', play);
      play();
    });
  }

  window.benchFilm = {
    played,
    play() {
      const video = film();
      return video ? start(video) : Promise.reject(new Error('There is no film in this page'));
    },
    playWhenThere() {
      const look = () => {
        const video = film();
        if (video) void start(video).then(settle);
        else requestAnimationFrame(look);
      };
      look();
    },
  };
}

/** The probe as text. It runs after `probeScript`. */
export const filmProbeScript = (isPlayedAtOnce: boolean): string =>
  `(${installFilmProbe.toString()})(); ${isPlayedAtOnce ? 'benchFilm.playWhenThere();' : ''}`;
