/** Reads CSV cell by cell in linear time, because a cell may be as long as the file. */
class CellReader {
  private offset = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.offset >= this.text.length;
  }

  /** Returns the next cell, and whether it ends its row. */
  next(): { cell: string; endsRow: boolean } {
    const cell = this.text.charAt(this.offset) === '"' ? this.quotedCell() : this.plainCell();
    // Skips text between the closing quotation mark and the comma.
    this.offset = this.endOfPlainCell();
    const mark = this.text.charAt(this.offset);
    this.offset += mark === '\r' && this.text.charAt(this.offset + 1) === '\n' ? 2 : 1;
    return { cell, endsRow: mark !== ',' };
  }

  private quotedCell(): string {
    const pieces: string[] = [];
    // A doubled quotation mark ends one piece and begins the next.
    do {
      const close = this.text.indexOf('"', this.offset + 1);
      const end = close < 0 ? this.text.length : close;
      pieces.push(this.text.slice(this.offset + 1, end));
      this.offset = end + 1;
    } while (this.text.charAt(this.offset) === '"');
    return pieces.join('"');
  }

  private plainCell(): string {
    const start = this.offset;
    this.offset = this.endOfPlainCell();
    return this.text.slice(start, this.offset);
  }

  private endOfPlainCell(): number {
    const mark = /[,\r\n]/g;
    mark.lastIndex = this.offset;
    return mark.exec(this.text)?.index ?? this.text.length;
  }
}

/** Limits memory use. No export has more columns. */
const maxColumns = 500;

function readRows(text: string): string[][] {
  const reader = new CellReader(text);
  const rows: string[][] = [];
  let row: string[] = [];
  while (!reader.isAtEnd) {
    const { cell, endsRow } = reader.next();
    if (row.length < maxColumns) row.push(cell);
    if (!endsRow && !reader.isAtEnd) continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** The cells of a row by column name. */
export type CsvRow = ReadonlyMap<string, string>;

/**
 * Parses comma-separated values (RFC 4180) with a header row. A cell with an unclosed quotation mark
 * ends at the end of the text.
 */
export function parseCsv(text: string): CsvRow[] {
  const [names = [], ...rows] = readRows(text);
  return rows.map((row) => new Map(names.map((name, index) => [name.trim(), row[index] ?? ''])));
}
