import { createLog, type Log } from '#src/platform/server/log/create-log.ts';

/** A log without output. */
export const silentLog: Log = createLog({ log: { level: 'silent', pretty: false } });
