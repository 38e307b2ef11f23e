import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AppState } from '../app/app-state';
import type { Os } from '../app/settings';
import type { Phone } from './phone';

/**
 * A common phone of each system, in CSS pixels. `top`, `bottom` and `keyboard` are the heights that
 * the system covers.
 */
const DEVICES: Readonly<
  Record<Os, Readonly<Record<'width' | 'height' | 'top' | 'bottom' | 'keyboard', number>>>
> = {
  ios: { width: 390, height: 844, top: 47, bottom: 34, keyboard: 336 },
  android: { width: 412, height: 915, top: 28, bottom: 24, keyboard: 300 },
};

/**
 * Whether a page asks for the whole screen, also below the system's bars. Frames have no safe
 * areas, so such a page reads them as zero, as in Android's WebView 138 to 143.
 */
const coversScreen = (frame: HTMLIFrameElement): boolean =>
  /viewport-fit\s*=\s*cover/.test(
    frame.contentDocument?.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '',
  );

interface KeyboardProps {
  readonly phone: Phone;
  readonly height: number;
  /** Height of the web view that the keyboard covers, in pixels. */
  readonly covered: number;
}

/**
 * The keyboard of the system. On Android the app's window ends above it. On iOS it covers the web
 * view, which tells the page.
 */
function Keyboard({ phone, height, covered }: KeyboardProps) {
  useEffect(() => {
    phone.cover(covered);
    return () => phone.cover(0);
  }, [phone, covered]);
  return <div className="keyboard" style={{ height }} role="img" aria-label="Keyboard" />;
}

/** Height of the header and of the phone's edge, in pixels. */
const AROUND = 130;

/** The scale at which a phone of this height fits the window, between 0.5 and 1. */
function useScale(height: number): number {
  const windowHeight = useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => removeEventListener('resize', onChange);
    },
    () => innerHeight,
  );
  return Math.min(1, Math.max(0.5, (windowHeight - AROUND) / height));
}

/** The phone with the product inside. */
export function PhoneFrame({ phone, state }: { readonly phone: Phone; readonly state: AppState }) {
  const { app } = phone;
  const { settings, start, page, place, isRunning, outside, hasKeyboard } = state;
  const { width, height, top, bottom, keyboard } = DEVICES[settings.os];
  const [isCovering, setCovering] = useState(false);
  const scale = useScale(height);
  const isCovered = hasKeyboard && settings.os === 'ios';
  const below = hasKeyboard && !isCovered ? keyboard : bottom;
  const padding = isCovering ? {} : { paddingTop: top, paddingBottom: below };
  return (
    <div style={{ width: width * scale, height: height * scale }}>
      <div className="screen" style={{ width, height, transform: `scale(${scale})`, ...padding }}>
        <div className="system top" style={{ height: top }} aria-hidden="true" />
        {isRunning ? (
          <iframe
            key={`${start}.${page}`}
            title="The product in the app"
            src={place ?? phone.firstPath}
            allow="autoplay; fullscreen"
            ref={(frame) => phone.setFrame(frame)}
            onLoad={({ currentTarget }) => {
              setCovering(coversScreen(currentTarget));
              void app.pageLoaded();
            }}
          />
        ) : (
          <p>The app is not running.</p>
        )}
        <div className="system bottom" style={{ height: bottom }} aria-hidden="true" />
        {hasKeyboard && (
          <Keyboard phone={phone} height={keyboard} covered={isCovered ? keyboard - bottom : 0} />
        )}
        {outside !== null && (
          <div className="outside" role="group" aria-label="Outside the app">
            <p>The app opens this outside:</p>
            <a href={outside} target="_blank" rel="noreferrer">
              {outside}
            </a>
            <button type="button" onClick={app.closeOutside}>
              Back to the app
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
