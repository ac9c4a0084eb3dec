import { DamagedFileError, UnsupportedError } from './errors.ts';

/** Marks of the Java object serialization (Java Object Serialization Specification, section 6.4.2). */
const streamMagic = 0xaced;
const streamVersion = 5;
const marks = {
  null: 0x70,
  classDescription: 0x72,
  object: 0x73,
  string: 0x74,
  blockData: 0x77,
  endOfBlockData: 0x78,
  longString: 0x7c,
} as const;

/** Reads a stream from its start. */
class Reader {
  readonly #view: DataView;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  #skip(length: number): number {
    const start = this.#offset;
    if (start + length > this.#view.byteLength) throw new DamagedFileError('cut off');
    this.#offset += length;
    return start;
  }

  byte(): number {
    return this.#view.getUint8(this.#skip(1));
  }

  short(): number {
    return this.#view.getUint16(this.#skip(2));
  }

  int(): number {
    return this.#view.getUint32(this.#skip(4));
  }

  skip(length: number): void {
    this.#skip(length);
  }

  expect(mark: number): void {
    if (this.byte() !== mark) throw new UnsupportedError('another Java object');
  }

  /** Modified UTF-8 (Java Virtual Machine Specification, section 4.4.7): each UTF-16 unit has 1 to 3 bytes. */
  text(length: number): string {
    const start = this.#skip(length);
    const end = start + length;
    const units: number[] = [];
    for (let offset = start; offset < end;) {
      const first = this.#view.getUint8(offset);
      const size = first < 0x80 ? 1 : first < 0xe0 ? 2 : 3;
      if (offset + size > end) throw new DamagedFileError('text');
      const rest = (at: number) => this.#view.getUint8(offset + at) & 0x3f;
      if (size === 1) units.push(first);
      else if (size === 2) units.push(((first & 0x1f) << 6) | rest(1));
      else units.push(((first & 0x0f) << 12) | (rest(1) << 6) | rest(2));
      offset += size;
    }
    return units.map((unit) => String.fromCharCode(unit)).join('');
  }

  string(): string {
    const mark = this.byte();
    if (mark === marks.string) return this.text(this.short());
    if (mark !== marks.longString) throw new UnsupportedError('a value that isn’t text');
    if (this.int() !== 0) throw new DamagedFileError('length');
    return this.text(this.int());
  }
}

/** The fields of `HashMap`: a float and an integer, `loadFactor` and `threshold`. */
function skipFields(reader: Reader): void {
  const count = reader.short();
  let length = 0;
  for (let index = 0; index < count; index += 1) {
    const type = String.fromCharCode(reader.byte());
    if (type !== 'F' && type !== 'I') throw new UnsupportedError('another field');
    length += 4;
    reader.text(reader.short());
  }
  reader.expect(marks.endOfBlockData);
  reader.expect(marks.null);
  reader.skip(length);
}

/** Returns whether the bytes start like a stream of serialized Java objects. */
export function isJavaStream(bytes: Uint8Array): boolean {
  return bytes[0] === 0xac && bytes[1] === 0xed && bytes[2] === 0 && bytes[3] === streamVersion;
}

/**
 * Returns the entries of a serialized `java.util.HashMap` whose keys and values are strings.
 *
 * @throws {DamagedFileError} if the stream is cut off
 * @throws {UnsupportedError} if it contains something else
 */
export function readJavaStrings(bytes: Uint8Array): ReadonlyMap<string, string> {
  const reader = new Reader(bytes);
  if (reader.short() !== streamMagic || reader.short() !== streamVersion)
    throw new UnsupportedError('no Java stream');
  reader.expect(marks.object);
  reader.expect(marks.classDescription);
  if (reader.text(reader.short()) !== 'java.util.HashMap')
    throw new UnsupportedError('another class');
  // The serial version and the flags.
  reader.skip(9);
  skipFields(reader);
  reader.expect(marks.blockData);
  if (reader.byte() !== 8) throw new DamagedFileError('block');
  // The capacity.
  reader.skip(4);
  const size = reader.int();
  const entries = new Map<string, string>();
  for (let index = 0; index < size; index += 1) entries.set(reader.string(), reader.string());
  return entries;
}
