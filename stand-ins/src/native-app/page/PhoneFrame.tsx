import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { AppState } from '../app/app-state';
import type { View } from './AppPanel';
import { DEVICES, KEYBOARDS } from './devices';
import { Button } from './parts';
import type { Phone } from './phone';

interface PhoneFrameProps {
  readonly phone: Phone;
  readonly state: AppState;
  readonly view: View;
}

/** Frame of the device around its screen, on each side. */
const BEZEL = 12;

/** Room for what is above the phone. */
const ABOVE = 190;
/** Where the phone is beside the controls; below this width one scrolls. */
const IS_WIDE = '(min-width: 760px)';

/**
 * The part of its size at which a device of this width fits its place and the window; at most 1.
 */
function useScale(width: number, height: number) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const fit = () => {
      const byHeight = matchMedia(IS_WIDE).matches
        ? Math.max(0.5, (innerHeight - ABOVE) / height)
        : 1;
      setScale(Math.min(1, element.clientWidth / width, byHeight));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, [width, height]);
  return { place, scale };
}

/**
 * Whether a page asks for the whole screen, under what the system covers. A frame cannot be given
 * safe areas, so such a page finds them to be zero, as in Android's WebView 138 to 143.
 */
const coversScreen = (frame: HTMLIFrameElement): boolean =>
  /viewport-fit\s*=\s*cover/.test(
    frame.contentDocument?.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '',
  );

function Dead({ phone }: { readonly phone: Phone }) {
  return (
    <div className="dead">
      <p>The app is not running.</p>
      <Button isMain onPress={phone.app.startApp}>
        Start the app
      </Button>
    </div>
  );
}

/**
 * The keyboard of the system. On Android the app's window ends above it. On iOS it lies over the
 * web view, which tells the page.
 */
function Keyboard({ phone, height, covered }: KeyboardProps) {
  useEffect(() => {
    phone.cover(covered);
    return () => phone.cover(0);
  }, [phone, covered]);
  return <div className="keyboard" style={{ height }} role="img" aria-label="Keyboard" />;
}

interface KeyboardProps {
  readonly phone: Phone;
  readonly height: number;
  /** Of the web view, in pixels. */
  readonly covered: number;
}

function Outside({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  return (
    <div className="outside" role="group" aria-label="Outside the app">
      <p>The app opens this outside:</p>
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
      <Button onPress={onClose}>Back to the app</Button>
    </div>
  );
}

/** The phone with the product inside. */
export function PhoneFrame({ phone, state, view }: PhoneFrameProps) {
  const { app } = phone;
  const { settings, start, page, place: begin, isRunning, outside, hasKeyboard } = state;
  const device = DEVICES[settings.os][view.size];
  const [isCovering, setCovering] = useState(false);
  const outer = { width: device.width + 2 * BEZEL, height: device.height + 2 * BEZEL };
  const { place, scale } = useScale(outer.width, outer.height);
  const { top, bottom } = view.hasSafeAreas ? device : { top: 0, bottom: 0 };
  const keyboard = KEYBOARDS[settings.os];
  const isCovered = hasKeyboard && settings.os === 'ios';
  const below = hasKeyboard && !isCovered ? keyboard : bottom;

  const screen: CSSProperties = {
    width: device.width,
    height: device.height,
    paddingTop: isCovering ? 0 : top,
    paddingBottom: isCovering ? 0 : below,
  };
  return (
    <div className="place" ref={place}>
      <div style={{ width: outer.width * scale, height: outer.height * scale }} className="scaled">
        <div
          className="device"
          data-os={settings.os}
          data-dark={view.isDark || undefined}
          style={{ transform: `scale(${scale})` }}
        >
          <div className="screen" style={screen}>
            {top > 0 && (
              <div className="system top" style={{ height: top }} aria-hidden="true">
                <span>9:41</span>
                <span>5G ▮▮▮</span>
              </div>
            )}
            {isRunning ? (
              <iframe
                key={`${start}.${page}`}
                className="web-view"
                title="The product in the app"
                src={begin ?? phone.firstPath}
                allow="autoplay; fullscreen"
                ref={(frame) => phone.setFrame(frame)}
                onLoad={({ currentTarget }) => {
                  setCovering(coversScreen(currentTarget));
                  void app.pageLoaded();
                }}
              />
            ) : (
              <Dead phone={phone} />
            )}
            {bottom > 0 && (
              <div className="system bottom" style={{ height: bottom }} aria-hidden="true" />
            )}
            {hasKeyboard && (
              <Keyboard
                phone={phone}
                height={keyboard}
                covered={isCovered ? keyboard - bottom : 0}
              />
            )}
            {outside !== null && <Outside url={outside} onClose={app.closeOutside} />}
          </div>
        </div>
      </div>
    </div>
  );
}
