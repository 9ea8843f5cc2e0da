import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { checkpointContract, type Checkpoint } from '../checkpoint-contract.ts';
import { compareShots } from '../timeline/compare-shots.ts';
import { findPictures } from './checkpoints/find-pictures.ts';
import { listCheckpoints, readCheckpoint, type CheckpointHead } from './checkpoints/read-checkpoints.ts';
import { restoreCheckpoint } from './checkpoints/restore-checkpoint.ts';
import { nameCheckpoint } from './editing/keep-checkpoint.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { filmShots } from './tables.ts';
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
      const shots = await db
        .select({ id: filmShots.id, plan: filmShots.plan, drawn: filmShots.drawn })
        .from(filmShots)
        .where(eq(filmShots.filmId, row.filmId));
      return {
        ...present(row),
        title: row.document.title,
        differences: compareShots(shots, row.document.shots),
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

function present({ id, reason, name, broughtBack, createdAt }: CheckpointHead): Checkpoint {
  return { id, reason, name, broughtBack, createdAt: createdAt.toISOString() };
}
