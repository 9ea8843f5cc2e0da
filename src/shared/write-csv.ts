/** What a spreadsheet would take for the beginning of a formula (SEC-18). */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a CSV file: the mark by which spreadsheets know UTF-8, commas, CRLF. A cell that would be read as a formula
 * begins with an apostrophe, so a number below zero must be written in another way.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}
