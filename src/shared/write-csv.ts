/** First characters that make a spreadsheet parse a formula (SEC-18). */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a CSV file: byte order mark for UTF-8, commas, CRLF. A cell that would be parsed as a formula is prefixed
 * with an apostrophe, so negative numbers must be written in another form.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}
