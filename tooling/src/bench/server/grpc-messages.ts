/** Of a gRPC message: one byte of flags, four of length. */
const PREFIX_BYTES = 5;

/** Cuts a gRPC stream into its messages, however it is cut into pieces on its way. */
export function createMessageReader(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + rest.readUInt32BE(1);
      if (rest.length < end) return;
      take(rest.subarray(PREFIX_BYTES, end));
      rest = rest.subarray(end);
    }
  };
}

function readVarint(message: Buffer, start: number): { value: number; next: number } {
  let value = 0;
  let next = start;
  for (let factor = 1; ; factor *= 128) {
    const byte = message[next++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, next };
  }
}

/** Numbers of the fields that a protocol buffer holds, at its top level. */
export function fieldsOf(message: Buffer): ReadonlySet<number> {
  const fields = new Set<number>();
  let position = 0;
  while (position < message.length) {
    const tag = readVarint(message, position);
    const wireType = tag.value % 8;
    fields.add(Math.floor(tag.value / 8));
    const content = wireType === 0 || wireType === 2 ? readVarint(message, tag.next) : undefined;
    switch (wireType) {
      case 0:
        position = content?.next ?? message.length;
        break;
      case 1:
        position = tag.next + 8;
        break;
      case 2:
        position = (content?.next ?? message.length) + (content?.value ?? 0);
        break;
      case 5:
        position = tag.next + 4;
        break;
      default:
        return fields;
    }
  }
  return fields;
}

/**
 * Fields of an answer that stand for a document that was read, by the method of
 * `google.firestore.v1.Firestore`. One that is missing costs a read too.
 */
const DOCUMENT_FIELDS: Readonly<Record<string, readonly number[]>> = {
  BatchGetDocuments: [1, 2],
  RunQuery: [1],
};

/** Whether this message of an answer stands for a document that was read. */
export function isDocumentRead(method: string, message: Buffer): boolean {
  const wanted = DOCUMENT_FIELDS[method];
  if (!wanted) return false;
  const fields = fieldsOf(message);
  return wanted.some((field) => fields.has(field));
}
