/** Number of lines kept; older ones are dropped. */
const KEPT = 200;
const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'table', 'dir'] as const;

/** One line of the client log. */
export interface ClientLogLine {
  level: 'info' | 'warn' | 'error';
  text: string;
  facts: readonly unknown[];
  at: Date;
}

/** Event dispatched on the window for each logged line: `detail` is the line. */
const LOGGED = 'kinora:logged';
const lines: ClientLogLine[] = [];
let isSilent = false;

/** Appends a line to the client log (BOOT-10) and prints it to the console until that is silenced. */
export function logInClient(level: ClientLogLine['level'], text: string, ...facts: readonly unknown[]): void {
  const line = { level, text, facts, at: new Date() };
  lines.push(line);
  if (lines.length > KEPT) {
    lines.shift();
  }
  globalThis.dispatchEvent?.(new CustomEvent(LOGGED, { detail: line }));
  // oxlint-disable-next-line no-console
  if (!isSilent) {
    console[level](text, ...facts);
  }
}

/** The logged lines, oldest first. */
export const readClientLog = (): readonly ClientLogLine[] => lines;

/** Silences the console for all callers; its warnings and errors go to the client log instead. Call once, in production. */
export function silenceConsole(target: Pick<Console, (typeof METHODS)[number]> = console): void {
  isSilent = true;
  for (const method of METHODS) {
    target[method] =
      method === 'warn' || method === 'error'
        ? (...said: unknown[]) => logInClient(method, String(said[0] ?? ''), ...said.slice(1))
        : () => undefined;
  }
}
