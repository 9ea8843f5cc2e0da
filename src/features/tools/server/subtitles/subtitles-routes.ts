import { implement } from '@orpc/server';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { subtitlesContract } from '../../subtitles/contract.ts';
import { loadTaskFor } from '../load-task-for.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import type { ToolsRequest } from '../tools-request.ts';
import { keepSubtitles, readSubtitles } from './keep-subtitles.ts';
import { subtitleFile } from './subtitle-file.ts';

/** The endpoints of the lines of clips. All require an account and use only its own tasks. */
export function subtitlesRoutes({ db }: Pick<ToolDependencies, 'db'>) {
  const os = implement(subtitlesContract)
    .$context<ToolsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    readSubtitles: os.readSubtitles.handler(({ input, context: { account } }) =>
      readSubtitles(db, { ...input, accountId: account.id }),
    ),
    keepSubtitles: os.keepSubtitles.handler(({ input, context: { account } }) =>
      keepSubtitles(db, { ...input, accountId: account.id }),
    ),
    readSubtitleFile: os.readSubtitleFile.handler(async ({ input: { taskId, format }, context: { account } }) => {
      const wanted = { taskId, accountId: account.id };
      const { lines } = await readSubtitles(db, wanted);
      const { inputs } = await loadTaskFor(db, wanted);
      return subtitleFile(lines, format, LANGUAGES.find((one) => one === inputs['language']) ?? 'en');
    }),
  };
}
