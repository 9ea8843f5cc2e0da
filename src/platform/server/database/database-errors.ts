const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const UNREACHABLE_SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The server does not support SSL)/;

/** The code of PostgreSQL or of the system (such as 23505 or ECONNREFUSED) inside an error that other layers wrapped. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 6; inner = inner.cause, depth++) {
    const code = 'code' in inner ? inner.code : undefined;
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || (UNREACHABLE.has(code) && !isOfFile(inner)))) {
      return code;
    }
  }
  return undefined;
}

// A missing socket and a missing file have the same code.
function isOfFile(error: Error): boolean {
  return 'syscall' in error && !['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall));
}

/** True for a lock timeout or a deadlock. A retry of the same call may succeed. */
export function isLockNotObtained(error: unknown): boolean {
  return ['55P03', '40P01'].includes(databaseErrorCode(error) ?? '');
}

/** True when the database was unreachable or the connection was lost. A retry of the same call may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  // Class 08: connection exceptions; 57P01 to 57P03: stopping, crashed, starting; 53300: too many connections.
  if (code !== undefined) {
    return UNREACHABLE.has(code) || code.startsWith('08') || /^57P0[1-3]$/.test(code) || code === '53300';
  }
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 6; inner = inner.cause, depth++) {
    if (UNREACHABLE_SENTENCES.test(inner.message)) {
      return true;
    }
  }
  return false;
}
