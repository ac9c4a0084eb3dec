/** Reads cell by cell: a cell of a note may be as long as the file. */
class CellReader {
  private place = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.place >= this.text.length;
  }

  /** The next cell, and whether it is the last one of its row. */
  next(): { cell: string; endsRow: boolean } {
    const cell = this.text.charAt(this.place) === '"' ? this.quoted() : this.plain();
    // What stands between a closing mark and the comma belongs to no cell.
    this.place = this.endOfPlain();
    const mark = this.text.charAt(this.place);
    this.place += mark === '\r' && this.text.charAt(this.place + 1) === '\n' ? 2 : 1;
    return { cell, endsRow: mark !== ',' };
  }

  private quoted(): string {
    const pieces: string[] = [];
    // A doubled mark ends one piece and begins the next.
    do {
      const close = this.text.indexOf('"', this.place + 1);
      const end = close < 0 ? this.text.length : close;
      pieces.push(this.text.slice(this.place + 1, end));
      this.place = end + 1;
    } while (this.text.charAt(this.place) === '"');
    return pieces.join('"');
  }

  private plain(): string {
    const start = this.place;
    this.place = this.endOfPlain();
    return this.text.slice(start, this.place);
  }

  private endOfPlain(): number {
    const mark = /[,\r\n]/g;
    mark.lastIndex = this.place;
    return mark.exec(this.text)?.index ?? this.text.length;
  }
}

function readRows(text: string): string[][] {
  const reader = new CellReader(text);
  const rows: string[][] = [];
  let row: string[] = [];
  while (!reader.isAtEnd) {
    const { cell, endsRow } = reader.next();
    row.push(cell);
    if (!endsRow && !reader.isAtEnd) continue;
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** One row of a table, by the names of its columns. */
export type TableRow = ReadonlyMap<string, string>;

/**
 * The rows of comma-separated values (RFC 4180) under the names in the first row. A quotation
 * mark that is not closed ends with the text.
 */
export function readTable(text: string): TableRow[] {
  const [names = [], ...rows] = readRows(text);
  return rows.map((row) => new Map(names.map((name, place) => [name.trim(), row[place] ?? ''])));
}
