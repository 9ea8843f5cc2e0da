import { describeError } from './describe-error.ts';

/**
 * Every fact that a log line may contain. User content and credentials are not among them: no mail address, phone,
 * password, code, token, URL with a token, title or idea.
 */
const LOGGED_FACTS = [
  'act',
  'address',
  'amountMinor',
  'pricedMinor',
  'attempt',
  'book',
  'check',
  'code',
  'connection',
  'count',
  'currency',
  'deletionId',
  'entries',
  'event',
  'events',
  'faults',
  'filmId',
  'findings',
  'generationId',
  'id',
  'job',
  'jobId',
  'kind',
  'method',
  'migrations',
  'operation',
  'order',
  'payment',
  'proxies',
  'readAt',
  'repetition',
  'reason',
  'reqId',
  'requestId',
  'responseTime',
  'route',
  'smsPerDay',
  'socketFolder',
  'started',
  'status',
  'step',
  'subject',
  'takeId',
  'timeLimitSeconds',
  'to',
  'tries',
  'twilioCode',
  'type',
  'vendor',
] as const;

/** The facts of one line. `err` is any error, reduced by `describeError`. */
export type LoggedFacts = Partial<Record<(typeof LOGGED_FACTS)[number], unknown>> & { err?: unknown };

const ALLOWED: ReadonlySet<string> = new Set(LOGGED_FACTS);
const LONGEST_TEXT = 500;

/**
 * The loggable facts of a line: listed facts, described errors and requests, and a placeholder for anything else. Lines
 * logged by libraries pass through it too.
 */
export function pickFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'err' || name === 'error') {
      picked['err'] = describeError(value);
    } else if (name === 'req') {
      Object.assign(picked, describeRequest(value));
    } else if (name === 'res') {
      continue;
    } else if (ALLOWED.has(name)) {
      picked[name] = shortened(value);
    } else {
      leftOut.push(/^\w{1,40}$/.test(name) ? name : '?');
    }
  }
  return leftOut.length === 0 ? picked : { ...picked, leftOut };
}

/** The method and the route pattern: the URL itself may contain a token or a search. */
export function describeRequest(request: unknown): { method?: string; route?: string } {
  const { method, routeOptions } = (request ?? {}) as { method?: unknown; routeOptions?: { url?: unknown } };
  return {
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof routeOptions?.url === 'string' ? { route: routeOptions.url } : {}),
  };
}

function shortened(value: unknown): unknown {
  if (value instanceof Error) {
    return describeError(value);
  }
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value;
}
