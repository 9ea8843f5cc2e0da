/** What a connection of this process is called in the server's list: its use and the process that holds it. */
export function connectionName(use: 'pool' | 'queue' | 'presence'): string {
  return `kinora ${use} ${process.pid}`;
}
