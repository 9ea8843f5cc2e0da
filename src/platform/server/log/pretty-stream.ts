import type { DescribedError } from './describe-error.ts';

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info ',
  40: 'warn ',
  50: 'error',
  60: 'fatal',
};

/** A stream that formats pino's lines for people: time, level, message, then the facts. */
export function prettyStream(target: { write(text: string): unknown }): { write(line: string): void } {
  return { write: (line) => void target.write(`${prettyLine(line)}\n`) };
}

/** Formats one JSON line from pino for people. Returns other lines unchanged. */
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
  const stack = printError(err);
  return `${String(time).slice(11, 19)} ${LEVELS[Number(level)] ?? String(level)} ${[msg ?? '', ...words].join(' ')}${stack}`;
}

/** Formats an error with its stack and causes on separate lines. Empty without an error. */
function printError(error: unknown): string {
  if (typeof error !== 'object' || error === null) {
    return '';
  }
  const { stack, cause, name, message, ...facts } = error as Partial<DescribedError>;
  const words = [message ?? name ?? 'Error', ...Object.entries(facts).map(([key, value]) => `${key}=${value}`)];
  return [`\n${words.join(' ')}`, ...(stack === undefined ? [] : [`\n${stack}`]), printError(cause)].join('');
}
