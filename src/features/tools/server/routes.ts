import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepPictureFile } from '#src/foundation/files/server/keep-picture-file.ts';
import { keepSoundFile } from '#src/foundation/files/server/keep-sound-file.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { toolsContract, type ToolTask } from '../contract.ts';
import { fileKindOf } from '../file-kind.ts';
import { listTemplates } from '../trending/server/list-templates.ts';
import { clipRoutes } from './clips/clip-routes.ts';
import { encodeSound } from './encode-sound.ts';
import { findFace } from './find-face.ts';
import { listModelsOf } from './list-models-of.ts';
import { loadTaskFor } from './load-task-for.ts';
import { memeRoutes } from './memes/meme-routes.ts';
import { requireOfferedMeme } from './memes/read-meme-templates.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { createReadingPreparation } from './prepare-reading.ts';
import { presentFile, presentMadeFile, presentTask, type TaskReader } from './present-task.ts';
import { promptRoutes } from './prompts/prompt-routes.ts';
import { readClipSound } from './read-clip-sound.ts';
import { listMadeFiles, listTasks, readWhole } from './read-tasks.ts';
import { removeTask, stopTask } from './remove-task.ts';
import { subtitlesRoutes } from './subtitles/subtitles-routes.ts';
import type { ToolDependencies } from './tool-dependencies.ts';
import type { ToolsRequest } from './tools-request.ts';
import { READY_TOOLS, toolOf, type ReadyTool } from './tools.ts';

type Caller = ToolsRequest & { account: Account };
type SentOrder = Omit<ToolOrder, 'accountId' | 'language'>;

/** The endpoints of the single tools. */
export function toolsRoutes(dependencies: ToolDependencies) {
  const os = implement(toolsContract)
    .$context<ToolsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  const prepareReading = createReadingPreparation(dependencies);
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

  const keepPicture = async (context: Caller, source: Blob, signal: AbortSignal | undefined) => {
    const { id, mime, bytes, width, height } = await keepPictureFile(dependencies, {
      accountId: context.account.id,
      folder: 'image',
      longestSidePixels: LIMITS.tools.pictureSidePixels,
      source,
      signal,
    });
    return { id, path: context.signMedia(id), mime, bytes, width, height };
  };

  return os.router({
    ...clipRoutes(dependencies),
    ...promptRoutes(dependencies),
    ...subtitlesRoutes(dependencies),
    ...memeRoutes(dependencies),
    listToolModels: os.listToolModels.handler(async ({ input: { tool }, context: { account, language } }) => {
      prepareReading(tool, language);
      const own = await dependencies.ownKeys.vendorsOf(dependencies.db, account.id);
      return listModelsOf(dependencies, toolOf(tool).definition, { language, own });
    }),
    listToolTasks: os.listToolTasks.handler(async ({ input: { tool, cursor, limit }, context }) => {
      const { tasks, files, next } = await listTasks(dependencies.db, {
        accountId: context.account.id,
        cursor,
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
    uploadToolPicture: os.uploadToolPicture.handler(({ input, context, signal }) =>
      keepPicture(context, input, signal),
    ),
    uploadTalkPicture: os.uploadTalkPicture.handler(({ input, context, signal }) => {
      const { photoTalkImageBytes } = LIMITS.uploads;
      if (input.size > photoTalkImageBytes) {
        throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: photoTalkImageBytes / 1024 / 1024 } });
      }
      return keepPicture(context, input, signal);
    }),
    uploadToolSound: os.uploadToolSound.handler(async ({ input, context, signal }) => {
      const { id, mime, bytes, durationSeconds } = await keepSoundFile(dependencies, {
        accountId: context.account.id,
        mostBytes: LIMITS.uploads.photoTalkAudioBytes,
        mostSeconds: LIMITS.tools.talkSeconds,
        source: input,
        signal,
      });
      return { id, path: context.signMedia(id), mime, bytes, durationSeconds };
    }),
    findFace: os.findFace.handler(({ input: { picture }, context: { account }, signal }) =>
      findFace(dependencies, { accountId: account.id, signal }, picture),
    ),
    findToolFiles: os.findToolFiles.handler(async ({ input: { fileIds }, context }) => {
      const found = await findFiles(dependencies.db, fileIds);
      const own = [...found.values()].filter((file) => file.accountId === context.account.id && fileKindOf(file));
      return { files: own.map((file) => presentFile(file, readerOf(context))) };
    }),
    listToolFiles: os.listToolFiles.handler(async ({ input: { kind, limit }, context }) => {
      const made = await listMadeFiles(dependencies.db, { accountId: context.account.id, kind, limit });
      return { files: made.map((file) => presentMadeFile(file, readerOf(context))) };
    }),
    readToolSound: os.readToolSound.handler(({ input: { fileId }, context: { account }, signal }) =>
      encodeSound(dependencies, { accountId: account.id, fileId, format: 'm4a', signal }),
    ),
    readToolWave: os.readToolWave.handler(({ input: { fileId }, context: { account }, signal }) =>
      encodeSound(dependencies, { accountId: account.id, fileId, format: 'wav', signal }),
    ),
    readClipSound: os.readClipSound.handler(({ input, context: { account, language }, signal }) =>
      readClipSound(dependencies, { accountId: account.id, language, signal }, input),
    ),
    orderAudio: os.orderAudio.handler(({ input, context }) => order(context, READY_TOOLS.audio, input)),
    orderImage: os.orderImage.handler(({ input, context }) => order(context, READY_TOOLS.image, input)),
    orderBackgroundRemoval: os.orderBackgroundRemoval.handler(({ input, context }) =>
      order(context, READY_TOOLS.backgroundRemoval, input),
    ),
    orderImageEdit: os.orderImageEdit.handler(({ input, context }) => order(context, READY_TOOLS.imageEdit, input)),
    orderSora: os.orderSora.handler(({ input, context }) => order(context, READY_TOOLS.sora, input)),
    orderVideo: os.orderVideo.handler(({ input, context }) => order(context, READY_TOOLS.video, input)),
    orderPhotoTalk: os.orderPhotoTalk.handler(({ input, context }) => order(context, READY_TOOLS.photoTalk, input)),
    orderSticker: os.orderSticker.handler(({ input, context }) => order(context, READY_TOOLS.sticker, input)),
    orderMeme: os.orderMeme.handler(async ({ input, context }) => {
      await requireOfferedMeme(dependencies.db, input.template);
      return order(context, READY_TOOLS.meme, input);
    }),
    orderImageUpscale: os.orderImageUpscale.handler(({ input, context }) =>
      order(context, READY_TOOLS.imageUpscale, input),
    ),
    orderVideoEdit: os.orderVideoEdit.handler(({ input, context }) => order(context, READY_TOOLS.videoEdit, input)),
    orderVideoUpscale: os.orderVideoUpscale.handler(({ input, context }) =>
      order(context, READY_TOOLS.videoUpscale, input),
    ),
    orderSubtitles: os.orderSubtitles.handler(({ input, context }) => order(context, READY_TOOLS.subtitles, input)),
    orderMultiView: os.orderMultiView.handler(({ input, context }) => order(context, READY_TOOLS.multiView, input)),
    orderModel3d: os.orderModel3d.handler(({ input, context }) => order(context, READY_TOOLS.model3d, input)),
    listTemplates: os.listTemplates.handler(({ context: { language } }) => ({ templates: listTemplates(language) })),
    orderTrending: os.orderTrending.handler(({ input, context }) => order(context, READY_TOOLS.trending, input)),
    orderMusic: os.orderMusic.handler(({ input, context }) => order(context, READY_TOOLS.music, input)),
  });
}
