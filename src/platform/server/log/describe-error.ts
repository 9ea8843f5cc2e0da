import { isAppError, type AppError } from '#src/shared/errors/app-error.ts';

/** The loggable part of an error: its place and kind, never its values. */
export interface DescribedError {
  name: string;
  /** Our own code, PostgreSQL's SQLSTATE or the system's code. */
  code?: string;
  /** Of our own errors only: other messages contain queries, parameters and input. */
  message?: string;
  syscall?: string;
  /** Database names that the error refers to. */
  table?: string;
  column?: string;
  constraint?: string;
  /** The stack frames only. */
  stack?: string;
  cause?: DescribedError;
}

const DEEPEST_CAUSE = 5;
const MOST_FRAMES = 30;
const LONGEST_DETAIL = 600;

/** Details of our own errors that concern the machine or a rule, never a person. */
const LOGGED_DETAILS: ReadonlySet<string> = new Set([
  'program',
  'reason',
  'messages',
  'missing',
  'folder',
  'host',
  'port',
  'lock',
  'afterSeconds',
  'retryAfterSeconds',
  'waiting',
  'limit',
  'limitMegabytes',
  'limitKilobytes',
  'mistakes',
  'model',
  'minimum',
  'maximum',
  'count',
]);

/** Reduces an error to its loggable fields, by allow-list. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  const { code, syscall, table, column, constraint } = error as Error & Record<string, unknown>;
  const described: DescribedError = {
    name: identifier(error.constructor.name) ?? 'Error',
    ...named('code', identifier(code)),
    ...named('syscall', identifier(syscall)),
    ...named('table', identifier(table)),
    ...named('column', identifier(column)),
    ...named('constraint', identifier(constraint)),
    ...(isAppError(error) ? { message: describeOwn(error) } : {}),
    ...named('stack', framesOf(error)),
  };
  const cause = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  return cause === undefined || depth >= DEEPEST_CAUSE
    ? described
    : { ...described, cause: describeError(cause, depth + 1) };
}

function describeOwn({ code, details = {} }: AppError): string {
  const words = Object.entries(details)
    .filter(([name]) => LOGGED_DETAILS.has(name))
    .map(([name, value]) => `${name}: ${printed(value)}`);
  return [code, ...words].join(', ');
}

function printed(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').slice(0, LONGEST_DETAIL);
}

/** The stack's frame lines. Its first lines repeat the message, which may have any number of lines. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const below = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  const frames = below.split('\n').filter((line) => /^\s+at .{1,400}:\d+:\d+\)?$/.test(line));
  return frames.length === 0 ? undefined : frames.slice(0, MOST_FRAMES).join('\n');
}

/** Returns an identifier or error code; undefined for other text, which may be a person's. */
function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,80}$/.test(value) ? value : undefined;
}

function named<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string };
}
