/** Version of Zoom's Meeting SDK. `/zoom/**` in `firebase/firebase.json` has its policy. */
const ZOOM_VERSION = '6.2.0';

const SOURCE = 'https://source.zoom.us';
/** In this order: the last script needs the others. Source: Zoom, Meeting SDK, "Get started". */
const SCRIPTS: readonly string[] = [
  ...['react', 'react-dom', 'redux', 'redux-thunk', 'lodash'].map(
    (library) => `${SOURCE}/${ZOOM_VERSION}/lib/vendor/${library}.min.js`,
  ),
  `${SOURCE}/zoom-meeting-${ZOOM_VERSION}.min.js`,
];

/** Slow phones load 1.5 MB of scripts. The page stops waiting after this time. */
const LOAD_MS = 60_000;

/** Zoom's error after `init` or `join`. */
export interface ZoomError {
  readonly errorCode?: number;
  readonly errorMessage?: string;
}

interface Outcome {
  readonly success: () => void;
  readonly error: (error: ZoomError) => void;
}

/** The part of Zoom's global object that we use. */
export interface ZoomMtg {
  setZoomJSLib(path: string, folder: string): void;
  preLoadWasm(): void;
  prepareWebSDK(): void;
  init(options: Outcome & { readonly leaveUrl: string; readonly patchJsMedia: boolean }): void;
  join(
    options: Outcome & {
      readonly signature: string;
      readonly sdkKey: string;
      readonly meetingNumber: string;
      readonly userName: string;
      readonly passWord: string;
    },
  ): void;
}

/** Zoom's scripts did not load: they were blocked, unreachable or too slow. */
export class ZoomBlocked extends Error {}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      script.remove();
      reject(new ZoomBlocked(`${src} ${why}`));
    };
    const timer = setTimeout(() => fail('takes too long'), LOAD_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('did not load');
    };
    script.src = src;
    document.head.append(script);
  });
}

/**
 * Loads the Meeting SDK from Zoom's own address. A failed attempt can be repeated.
 *
 * @throws {ZoomBlocked} when a script does not arrive
 */
export async function loadZoom(): Promise<ZoomMtg> {
  for (const src of SCRIPTS) {
    if (document.querySelector(`script[src="${src}"]`) === null) await loadScript(src);
  }
  const { ZoomMtg } = window as { readonly ZoomMtg?: ZoomMtg };
  if (ZoomMtg === undefined) throw new ZoomBlocked('The scripts of Zoom brought nothing');
  ZoomMtg.setZoomJSLib(`${SOURCE}/${ZOOM_VERSION}/lib`, '/av');
  ZoomMtg.preLoadWasm();
  ZoomMtg.prepareWebSDK();
  return ZoomMtg;
}
