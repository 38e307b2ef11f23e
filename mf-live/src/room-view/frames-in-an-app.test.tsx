import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { Chat } from '../chat/Chat';
import { Frame } from './Embedded';

const URL_OF_SCHOOL = 'https://school.example/live';
const PLACES = {
  browser: {},
  app: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'android' },
} as const;

const FRAMES = {
  stream: () => <Frame url={URL_OF_SCHOOL} title="Stream" />,
  chat: () => (
    <Chat
      address={{ kind: 'school', url: new URL(URL_OF_SCHOOL) }}
      liveLessonID="2026-11-23"
      isTeacher={false}
      onRefused={async () => true}
    />
  ),
};

/** The sandbox permissions of a frame of the school. */
function sandboxOf(frame: keyof typeof FRAMES, place: keyof typeof PLACES): string[] {
  const platform = createInMemoryPlatform({ session: aMember(), device: PLACES[place] });
  renderScreen(FRAMES[frame], platform);
  const element = screen.getByTitle<HTMLIFrameElement>(/./);
  expect(element).toHaveAttribute('src', URL_OF_SCHOOL);
  return (element.getAttribute('sandbox') ?? '').split(' ');
}

describe.each(['stream', 'chat'] as const)('the school’s %s', (frame) => {
  test('may open windows in a browser', () => {
    expect(sandboxOf(frame, 'browser')).toContain('allow-popups');
  });

  test('may not in an app, where a window would replace the product', () => {
    const sandbox = sandboxOf(frame, 'app');
    expect(sandbox.filter((word) => word.startsWith('allow-popups'))).toEqual([]);
    expect(sandbox.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
  });
});
