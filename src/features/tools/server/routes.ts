import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepPictureFile } from '#src/foundation/files/server/keep-picture-file.ts';
import { listModelChoice } from '#src/foundation/models/server/list-model-choice.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { toolsContract, type ToolTask } from '../contract.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentFile, presentTask, type TaskReader } from './present-task.ts';
import { listMadePictures, listTasks, readWhole } from './read-tasks.ts';
import { removeTask, stopTask } from './remove-task.ts';
import type { ToolDependencies } from './tool-dependencies.ts';
import { READY_TOOLS, type ReadyTool } from './tools.ts';

/** A request as these endpoints see it. */
export interface ToolsRequest extends RequestContext {
  requireAccount(): Account;
  signMedia(fileId: string): string;
}

type Caller = ToolsRequest & { account: Account };
type SentOrder = Omit<ToolOrder, 'accountId' | 'language'>;

/** The endpoints of the single tools. */
export function toolsRoutes(dependencies: ToolDependencies) {
  const os = implement(toolsContract)
    .$context<ToolsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  const readerOf = ({ language, signMedia }: Caller): TaskReader => ({ language, link: (id) => signMedia(id) });
  const view = async (context: Caller, taskId: string): Promise<ToolTask> => {
    const row = await loadTaskFor(dependencies.db, { accountId: context.account.id, taskId });
    const { tasks, files } = await readWhole(dependencies.db, [row]);
    const [task] = tasks;
    if (!task) {
      throw new AppError('TASK_NOT_FOUND');
    }
    return presentTask(task, files, readerOf(context));
  };
  /** Carries out an order of a tool: its own inputs are what is left of what was sent. */
  const order = async <Inputs extends Readonly<Record<string, unknown>>>(
    context: Caller,
    tool: ReadyTool<Inputs>,
    { model, agreedCoins, agreedOwnKey, idempotencyKey, ...inputs }: SentOrder & Inputs,
  ): Promise<ToolTask> => {
    const { account, language } = context;
    const asked = { accountId: account.id, language, model, agreedCoins, agreedOwnKey, idempotencyKey };
    return view(context, await orderTask(dependencies, tool, asked, inputs as unknown as Inputs));
  };

  return os.router({
    listToolModels: os.listToolModels.handler(async ({ input: { tool }, context: { account, language } }) => {
      const { modelKind } = requireTool(tool).definition;
      const own = await dependencies.ownKeys.vendorsOf(dependencies.db, account.id);
      return listModelChoice(dependencies, modelKind, { language, own });
    }),
    listToolTasks: os.listToolTasks.handler(async ({ input: { tool, cursor, limit }, context }) => {
      const { tasks, files, next } = await listTasks(dependencies.db, {
        accountId: context.account.id,
        after: cursor,
        limit,
        ...(tool ? { tool } : {}),
      });
      return { tasks: tasks.map((task) => presentTask(task, files, readerOf(context))), next };
    }),
    readToolTask: os.readToolTask.handler(({ input, context }) => view(context, input.taskId)),
    stopToolTask: os.stopToolTask.handler(({ input: { taskId }, context: { account } }) =>
      stopTask(dependencies, { accountId: account.id, taskId }),
    ),
    removeToolTask: os.removeToolTask.handler(async ({ input: { taskId }, context: { account } }) => {
      await removeTask(dependencies, { accountId: account.id, taskId });
      return {};
    }),
    uploadToolPicture: os.uploadToolPicture.handler(async ({ input, context, signal }) => {
      const { id, mime, bytes, width, height } = await keepPictureFile(dependencies, {
        accountId: context.account.id,
        folder: 'image',
        longestSidePixels: LIMITS.tools.pictureSidePixels,
        source: input,
        signal,
      });
      return { id, path: context.signMedia(id), mime, bytes, width, height };
    }),
    findToolPictures: os.findToolPictures.handler(async ({ input: { pictureIds }, context }) => {
      const found = await findFiles(dependencies.db, pictureIds);
      const own = [...found.values()].filter(
        ({ accountId, mime }) => accountId === context.account.id && mime.startsWith('image/'),
      );
      return { pictures: own.map((file) => presentFile(file, readerOf(context))) };
    }),
    listToolPictures: os.listToolPictures.handler(async ({ input: { limit }, context }) => {
      const made = await listMadePictures(dependencies.db, { accountId: context.account.id, limit });
      return { pictures: made.map((file) => presentFile(file, readerOf(context))) };
    }),
    orderImage: os.orderImage.handler(({ input, context }) => order(context, READY_TOOLS.image, input)),
    orderImageUpscale: os.orderImageUpscale.handler(({ input, context }) =>
      order(context, READY_TOOLS.imageUpscale, input),
    ),
  });
}

/** The tool of an id. Throws NOT_FOUND for one that has no page of its own here. */
function requireTool(id: string): Pick<ReadyTool, 'definition'> {
  const tool = (READY_TOOLS as Readonly<Record<string, Pick<ReadyTool, 'definition'>>>)[id];
  if (!tool) {
    throw new AppError('NOT_FOUND', { details: { tool: id } });
  }
  return tool;
}
