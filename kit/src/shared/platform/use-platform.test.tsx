import { render } from '@testing-library/react';
import { usePlatform } from './PlatformProvider';

test('throws a clear error outside of a screen', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    usePlatform();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/wrap it in PlatformProvider/);
});
