import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('[SEC-18] a cell that a spreadsheet would run begins with an apostrophe, whatever else is in it', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://evil.example","x")', -5];
  const cells = writeCsv(dangerous.map((cell) => [cell]))
    .slice(1)
    .split('\r\n')
    .slice(0, -1);
  expect(cells).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\tx",
    '"\'\rx"',
    '"\'=HYPERLINK(""http://evil.example"",""x"")"',
    "'-5",
  ]);
});

test('a file begins with the mark of UTF-8, and commas, quotes and line ends stay inside their cell', () => {
  expect(
    writeCsv([
      ['date', 'film'],
      ['2026-01-02', 'A "fox", 狐\nruns'],
      ['', 10],
    ]),
  ).toBe('\uFEFFdate,film\r\n2026-01-02,"A ""fox"", 狐\nruns"\r\n,10\r\n');
});
