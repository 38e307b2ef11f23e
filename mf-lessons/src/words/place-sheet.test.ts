import { placeSheet } from './place-sheet';

const WINDOW = { clientWidth: 1000, clientHeight: 800 };
const SHEET = { offsetWidth: 380, offsetHeight: 300, clientHeight: 298 };

/** Positions a sheet of this height at a line, and returns its style. */
function placed(height: number, line: Partial<DOMRect>) {
  const define = (element: HTMLElement, values: object) => {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(element, name, { configurable: true, value });
    }
  };
  const sheet = document.createElement('div');
  define(document.documentElement, WINDOW);
  define(sheet, { ...SHEET, scrollHeight: height - 2 });
  const element = document.createElement('p');
  element.getBoundingClientRect = () => line as DOMRect;
  placeSheet(sheet, element);
  const { left, top, maxHeight } = sheet.style;
  return { left, top, maxHeight };
}

test.each([
  ['below a line that has the room there', 434, 600, { left: '600px', top: '358px' }],
  ['beside a line where the room is too low by a pixel', 435, 600, { left: '212px', top: '300px' }],
  ['beside it, and higher where the window ends', 600, 600, { left: '212px', top: '192px' }],
  ['below it where beside is no width', 435, 300, { left: '300px', top: '358px' }],
])('a sheet lies %s', (_, height, left, place) => {
  expect(placed(height, { top: 300, bottom: 350, left })).toMatchObject(place);
});
