import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApi } from '#src/apps/api/start-api.ts';
import type { Parts } from '#src/apps/parts.ts';
import { copyFilm } from '#src/features/film/server/copy-film.ts';
import { keepFilmPicture } from '#src/features/film/server/pictures/keep-film-picture.ts';
import { createSignInLink } from '#src/foundation/accounts/server/sessions/create-sign-in-link.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { ApiWorld, ExampleRequest } from '#tests/api/examples/endpoint-example.ts';
import { ENDPOINT_EXAMPLES } from '#tests/api/examples/endpoint-examples.ts';
import { fillPath, type Endpoint } from '#tests/api/list-endpoints.ts';
import { buildAccount } from './build-generation-dependencies.ts';
import { buildStudio } from './build-studio.ts';
import { enrolSecondFactor } from './enrol-second-factor.ts';
import { signIn } from './sign-in.ts';

/** The whole API on a test database, with an unfinished film, its owner (an admin) and a second account. */
export interface BuiltApi {
  api: FastifyInstance;
  world: ApiWorld;
  dataFolder: string;
  parts: Parts;
  /** Headers of a new session of the owner. */
  owner(): Promise<Record<string, string>>;
  /** Headers of a new session of the other account. */
  stranger(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

const PAGE = '<!doctype html><html><head><title>Kinora</title></head><body></body></html>';

/** Builds it with a web bundle of one bare page, so that shared films have their routes. */
export async function buildApi(
  database: OpenDatabase,
  change: (parts: Parts) => Parts = (parts) => parts,
): Promise<BuiltApi> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-world-'));
  const projectFolder = join(dataFolder, 'project');
  await mkdir(join(projectFolder, 'build', 'web'), { recursive: true });
  await writeFile(join(projectFolder, 'build', 'web', 'index.html'), PAGE);
  const studio = await buildStudio(database, dataFolder, { work: false });
  const parts = change({ ...studio.parts, config: { ...studio.parts.config, projectFolder } });
  const api = await createApi(parts);
  await enrolSecondFactor(database, dataFolder, studio.accountId);
  const waitingMail = await database.pool.query<{ id: string }>(
    "insert into outbox_mails (id, recipient, subject, body) values (gen_random_uuid(), 'nobody@gmail.com', 's', 'b') returning id",
  );
  const filmId = await studio.createFilm();
  const strangerId = await buildAccount(database);
  const own = { accountId: studio.accountId, filmId };
  const image = ENDPOINT_EXAMPLES['films.uploadCharacterPicture']?.valid({} as ApiWorld) as ExampleRequest;
  const bytes = image.file?.bytes ?? Buffer.alloc(0);
  return {
    api,
    dataFolder,
    parts,
    world: {
      filmId,
      shareToken: 'x'.repeat(24),
      ownerId: studio.accountId,
      pictureId: (
        await keepFilmPicture(studio.parts, { accountId: studio.accountId, purpose: 'character', source: bytes })
      ).id,
      copyFilm: () => copyFilm(studio.parts, own),
      waitingMailId: waitingMail.rows[0]?.id ?? '',
      signInToken: () => createSignInLink(database.db, { accountId: studio.accountId }),
    },
    owner: () => signIn(database, dataFolder, studio.accountId),
    stranger: () => signIn(database, dataFolder, strangerId),
    close: async () => {
      await api.close();
      await studio.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Converts an example request of an endpoint for Fastify's `inject`. */
export function injection(endpoint: Endpoint, request: ExampleRequest, headers: Record<string, string>) {
  const query = request.query ? `?${new URLSearchParams(request.query)}` : '';
  const file = request.file;
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, request.params ?? {}) + query,
    headers: file ? { ...headers, 'content-type': file.type } : headers,
    ...(file ? { payload: file.bytes } : {}),
    ...(!file && endpoint.method !== 'GET' ? { payload: request.body ?? {} } : {}),
  };
}
