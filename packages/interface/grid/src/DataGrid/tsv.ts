const NEEDS_QUOTES = /["\t\n\r]/;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Cells as spreadsheets put them on the clipboard: tabs between cells, a line for each row, quotes around what would
 * break that.
 */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) =>
      cells.map((text) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'),
    )
    .join('\r\n');
}

/** The same as a table, which LibreOffice takes without asking how to read it. */
export function writeHtmlTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<td>${text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll(/\r?\n/g, '<br>')}</td>`;
  return `<table>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`;
}

/**
 * Reads what spreadsheets put on the clipboard. A quote within a text is only a sign; a line break at the end is no
 * row.
 */
export function readTsv(source: string): string[][] {
  const text = source.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    row.push(cell);
    if (text[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    if (end >= text.length) return rows;
    at = end + 1;
  }
}

function readPlain(text: string, start: number): { cell: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
  return { cell: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): { cell: string; end: number } {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // A text that only begins with a quote.
    if (quote < 0) return readPlain(text, start);
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      const isEnd = end === text.length || text[end] === '\t' || text[end] === '\n';
      return isEnd ? { cell, end } : readPlain(text, start);
    }
    cell += '"';
    at = quote + 2;
  }
}
