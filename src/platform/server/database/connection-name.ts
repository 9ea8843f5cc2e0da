/** The application_name of this process's connections: their use and the process id. */
export function connectionName(use: 'pool' | 'queue' | 'presence'): string {
  return `kinora ${use} ${process.pid}`;
}
