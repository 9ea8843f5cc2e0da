/** How many lines are kept; older ones are forgotten. */
const KEPT = 200;
const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'table', 'dir'] as const;

/** One line of the client's own log. */
export interface ClientLogLine {
  level: 'info' | 'warn' | 'error';
  text: string;
  facts: readonly unknown[];
  at: Date;
}

const lines: ClientLogLine[] = [];
let isSilent = false;

/**
 * Notes something in the client's own log: this is where what is 'logged' in a browser goes (BOOT-10). The console
 * shows it as well until it is silenced.
 */
export function logInClient(level: ClientLogLine['level'], text: string, ...facts: readonly unknown[]): void {
  lines.push({ level, text, facts, at: new Date() });
  if (lines.length > KEPT) lines.shift();
  // oxlint-disable-next-line no-console
  if (!isSilent) console[level](text, ...facts);
}

/** What was noted, the oldest first. */
export const readClientLog = (): readonly ClientLogLine[] => lines;

/**
 * From now on the console says nothing, whoever writes to it; what it would have said as a warning or an error is noted
 * instead. To be called once, in production.
 */
export function silenceConsole(target: Pick<Console, (typeof METHODS)[number]> = console): void {
  isSilent = true;
  for (const method of METHODS) {
    target[method] =
      method === 'warn' || method === 'error'
        ? (...said: unknown[]) => logInClient(method, String(said[0] ?? ''), ...said.slice(1))
        : () => undefined;
  }
}
