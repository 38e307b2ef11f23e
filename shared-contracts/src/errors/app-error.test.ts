import { AppError, IdentityError } from './app-error';

/** The same classes as another build bundles them. */
function anotherCopy(): typeof import('./app-error') {
  let copy: typeof import('./app-error') | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof import('./app-error')>('./app-error');
  });
  return copy!;
}

describe('errors that cross from the shell to a remote', () => {
  it('are known in another build', () => {
    const other = anotherCopy();
    expect(other.AppError).not.toBe(AppError);
    expect(new other.AppError('not-found', 'No such lesson')).toBeInstanceOf(AppError);
    expect(new other.IdentityError('wrong-password', 'No')).toBeInstanceOf(IdentityError);
  });

  it.each([new Error('other'), new TypeError('other'), { name: 'AppError' }, null, 'AppError'])(
    'are not mistaken for anything else (%p)',
    (value) => {
      expect(value instanceof AppError).toBe(false);
      expect(value instanceof IdentityError).toBe(false);
    },
  );

  it('are told apart', () => {
    expect(new AppError('internal', '') instanceof IdentityError).toBe(false);
    expect(new IdentityError('internal', '') instanceof AppError).toBe(false);
  });
});
