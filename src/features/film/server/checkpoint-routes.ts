import { implement } from '@orpc/server';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { checkpointContract, type Checkpoint } from '../checkpoint-contract.ts';
import { findPictures } from './checkpoints/find-pictures.ts';
import { listCheckpoints, readCheckpoint } from './checkpoints/read-checkpoints.ts';
import { restoreCheckpoint } from './checkpoints/restore-checkpoint.ts';
import { nameCheckpoint } from './editing/keep-checkpoint.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import type { CheckpointRow } from './tables.ts';
import { presentFile } from './view/present-media.ts';

/** The endpoints of kept states; all require an account and work on its own films. */
export function checkpointRoutes(dependencies: FilmDependencies) {
  const { db } = dependencies;
  const os = implement(checkpointContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    listCheckpoints: os.listCheckpoints.handler(async ({ input, context }) => ({
      checkpoints: (await listCheckpoints(db, { ...input, accountId: context.account.id })).map(present),
    })),
    nameCheckpoint: os.nameCheckpoint.handler(({ input, context }) =>
      nameCheckpoint(dependencies, { ...input, accountId: context.account.id }),
    ),
    readCheckpoint: os.readCheckpoint.handler(async ({ input, context }) => {
      const row = await readCheckpoint(db, { ...input, accountId: context.account.id });
      const pictures = await findPictures(db, row);
      const files = await findFiles(db, [...pictures.values()]);
      return {
        ...present(row),
        title: row.document.title,
        shots: row.document.shots.map(({ id, plan }) => {
          const file = files.get(pictures.get(id) ?? '');
          return {
            number: plan.number,
            script: plan.script,
            text: plan.speech.text,
            picture: file ? presentFile(file, (fileId) => context.signMedia(fileId)) : null,
          };
        }),
      };
    }),
    restoreCheckpoint: os.restoreCheckpoint.handler(({ input, context }) =>
      restoreCheckpoint(dependencies, { ...input, accountId: context.account.id }),
    ),
  };
}

function present({
  id,
  reason,
  name,
  createdAt,
}: Pick<CheckpointRow, 'id' | 'reason' | 'name' | 'createdAt'>): Checkpoint {
  return { id, reason, name, createdAt: createdAt.toISOString() };
}
