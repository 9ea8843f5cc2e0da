const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info ',
  40: 'warn ',
  50: 'error',
  60: 'fatal',
};

/** Something that takes pino's lines and writes them for people: time, weight, sentence, then the facts. */
export function prettyStream(target: { write(text: string): unknown }): { write(line: string): void } {
  return { write: (line) => void target.write(`${prettyLine(line)}\n`) };
}

/** One line of JSON from pino as a line for people. A line that is no JSON stays as it is. */
export function prettyLine(line: string): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line.trimEnd();
  }
  const { level, time, msg, err, ...facts } = entry;
  const words = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${String(time).slice(11, 19)} ${LEVELS[Number(level)] ?? String(level)} ${[msg ?? '', ...words].join(' ')}${stack}`;
}
