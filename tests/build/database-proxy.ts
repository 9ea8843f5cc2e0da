import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';

/** A database proxy that can be cut and restored. */
export interface DatabaseProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Ends every connection and refuses new ones, as a crashed server does. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  mend(): Promise<void>;
}

/** Opens a proxy to a test's database, which listens on a Unix socket. Cut it when it is no longer needed. */
export async function openDatabaseProxy(database: Pick<OpenDatabase, 'pool'>): Promise<DatabaseProxy> {
  const { rows } = await database.pool.query<{ folder: string; port: string; name: string; role: string }>(
    "select split_part(current_setting('unix_socket_directories'), ',', 1) as folder, current_setting('port') as port, current_database() as name, current_user as role",
  );
  const [row] = rows;
  if (!row) {
    throw new Error('the database did not say where it is');
  }
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(`${row.folder}/.s.PGSQL.${row.port}`);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  let port = 0;
  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen();
  ({ port } = server.address() as AddressInfo);
  return {
    url: `postgresql://${row.role}@127.0.0.1:${port}/${row.name}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) {
          socket.destroy();
        }
      }),
    mend: listen,
  };
}
