import { createMessageReader, fieldsOf, isDocumentRead } from './grpc-messages';

/** Field 1, of the kind that has a length: `found`, or the document of a query. */
const found = Buffer.from([0x0a, 0x02, 0xff, 0xff]);
/** Field 2 likewise: `missing`. */
const missing = Buffer.from([0x12, 0x01, 0x61]);
/** Field 3 with a length, then field 4 as a number of two bytes. */
const progress = Buffer.from([0x1a, 0x01, 0x00, 0x20, 0x80, 0x01]);

const framed = (message: Buffer) => {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
};

describe('messages of a stream', () => {
  const stream = Buffer.concat([found, missing, Buffer.alloc(0)].map(framed));

  it.each([1, 2, 3, 7, stream.length])('are found in pieces of %i bytes', (size) => {
    const messages: Buffer[] = [];
    const read = createMessageReader((message) => messages.push(Buffer.from(message)));
    for (let start = 0; start < stream.length; start += size) {
      read(stream.subarray(start, start + size));
    }
    expect(messages).toEqual([found, missing, Buffer.alloc(0)]);
  });
});

it('finds the fields of a message, whatever kind they are of', () => {
  expect([...fieldsOf(progress)]).toEqual([3, 4]);
  // 64 bits, 32 bits, then one whose number takes two bytes.
  const fixed = Buffer.from([0x09, 0, 0, 0, 0, 0, 0, 0, 0, 0x15, 0, 0, 0, 0, 0xa2, 0x01, 0x00]);
  expect([...fieldsOf(fixed)]).toEqual([1, 2, 20]);
  expect([...fieldsOf(Buffer.alloc(0))]).toEqual([]);
});

it.each([
  ['BatchGetDocuments', found, true],
  ['BatchGetDocuments', missing, true],
  ['BatchGetDocuments', progress, false],
  ['RunQuery', found, true],
  ['RunQuery', missing, false],
  ['Commit', found, false],
])('%s reads a document by %j: %s', (method, message, expected) => {
  expect(isDocumentRead(method, message)).toBe(expected);
});
