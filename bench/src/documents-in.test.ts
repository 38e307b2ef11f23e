import { documentsIn } from './documents-in';

const count = (body: unknown) => documentsIn(JSON.stringify(body));

test('counts the documents of a batch, missing ones too', () => {
  expect(count([{ transaction: 't' }, { found: {} }, { missing: 'a', readTime: '' }])).toBe(2);
});

test('counts the documents of a query, and none for its end', () => {
  expect(count([{ document: {} }, { document: {} }, { readTime: '' }])).toBe(2);
});

test.each(['', '{}', '<html>', '{"name":"a"}'])('takes %j for one read', (body) => {
  expect(documentsIn(body)).toBe(1);
});
