import { render } from '@testing-library/react';
import { usePlatform } from './PlatformProvider';

test('outside of a screen it says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    usePlatform();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/wrap it in PlatformProvider/);
});
