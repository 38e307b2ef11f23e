import { layOutAhead } from './lay-out-ahead';

/** What a hidden screen of React looks like. */
function hidden(): HTMLElement {
  const top = document.createElement('div');
  top.style.setProperty('display', 'none', 'important');
  return top;
}

const untilObserved = () => new Promise(process.nextTick);

it('lays out what is rendered in no document, unseen, and leaves it as it was', async () => {
  const element = document.createElement('div');
  const top = hidden();
  const seen: unknown[] = [];
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function (this: HTMLElement) {
    seen.push(this.inert, this.style.visibility, top.style.display, element.isConnected);
    return new DOMRect();
  });
  globalThis.DOMRect ??= class {} as typeof DOMRect;
  layOutAhead(element);
  element.append(top);
  await untilObserved();
  expect(seen).toEqual([true, 'hidden', '', true]);
  expect(element.parentNode).toBeNull();
  expect(top.style.getPropertyValue('display')).toBe('none');
  expect(top.style.getPropertyPriority('display')).toBe('important');
  expect(document.body).toBeEmptyDOMElement();
});

it('leaves alone what was opened meanwhile', async () => {
  const element = document.createElement('div');
  layOutAhead(element);
  element.append(hidden());
  document.body.append(element);
  await untilObserved();
  expect(element.parentNode).toBe(document.body);
});
