import { logger } from 'firebase-functions';
import { logBilling } from './services';

test('a failure is logged as an error, without personal data', () => {
  const info = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
  const error = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  const cause = new Error('Billing/anna-1 of anna@example.com could not be written');
  logBilling('webhook failed', { id: 'evt_1', cause });
  expect(info).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith(
    'billing',
    { result: 'webhook failed', id: 'evt_1' },
    expect.objectContaining({
      message: 'Billing/(id) of (e-mail) could not be written',
    }),
  );
  logBilling('reconciled', { synced: 1 });
  expect(info).toHaveBeenCalledWith('billing', { result: 'reconciled', synced: 1 });
});
