import { oc } from '@orpc/contract';
import * as z from 'zod';
import { coins, modelChoice, modelName } from '#src/foundation/models/model-option.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { TOOL_IDS } from '#src/shared/catalogue/tools.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { audioTool } from './audio/definition.ts';
import { soundReading } from './audio/sound-reading.ts';
import { backgroundRemovalTool } from './background-removal/definition.ts';
import { clipContract } from './clip-contract.ts';
import type { ToolDefinition } from './define-tool.ts';
import { FILE_KINDS } from './file-kind.ts';
import { imageEditTool } from './image-edit/definition.ts';
import { imageUpscaleTool } from './image-upscale/definition.ts';
import { imageTool } from './image/definition.ts';
import { memeTool } from './meme/definition.ts';
import { memeContract } from './meme/meme-contract.ts';
import { model3dTool } from './model-3d/definition.ts';
import { multiViewTool } from './multi-view/definition.ts';
import { musicTool } from './music/definition.ts';
import { faceMarks, photoTalkTool } from './photo-talk/definition.ts';
import { promptContract } from './prompt-contract.ts';
import { soraTool } from './sora/definition.ts';
import { stickerTool } from './sticker/definition.ts';
import { storedFile } from './stored-file.ts';
import { subtitlesContract } from './subtitles/contract.ts';
import { subtitlesTool } from './subtitles/definition.ts';
import { trendingContract } from './trending/contract.ts';
import { trendingTool } from './trending/definition.ts';
import { videoEditTool } from './video-edit/definition.ts';
import { videoUpscaleTool } from './video-upscale/definition.ts';
import { videoTool } from './video/definition.ts';

const id = z.uuid();
/** Of what a made file is of. */
export const MOST_SHOWN_CHARACTERS = 120;
const MOST_RESULTS = 20;
const MEGABYTE = 1024 * 1024;

/** One thing that a task makes. */
const toolResult = z.object({
  id,
  /** unknown: a paid request of which it is being found out whether it was accepted. */
  state: z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled', 'unknown']),
  /** Why it failed, in the language of the request. */
  failure: z.object({ code: z.string().max(60), message: z.string().max(500) }).nullable(),
  file: storedFile.nullable(),
  /** What really made it; null before. */
  servedBy: modelName.nullable(),
  /** What its maker says of it, by names that its tool chooses: `notDrawn` are words that a picture does not show. */
  told: z.record(z.string().max(60), z.unknown()),
  seconds: z.number().nullable(),
});
export type ToolResult = z.infer<typeof toolResult>;

/** An order of a tool, and what became of it. */
const toolTask = z.object({
  id,
  tool: z.enum(TOOL_IDS as [(typeof TOOL_IDS)[number], ...(typeof TOOL_IDS)[number][]]),
  createdAt: z.iso.datetime(),
  /** Of its results together: completed where one is, and none goes on; cancelled where all were stopped. */
  state: z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']),
  /**
   * How far it is while it is made, with the seconds that are left where they can be told; null where its makers do not
   * tell.
   */
  progress: z
    .object({ percent: z.number().int().min(0).max(100), secondsLeft: z.number().int().nullable() })
    .nullable(),
  model: modelName,
  /** The caller's own key at the provider paid, no coins. */
  ownKey: z.boolean(),
  /** Of all results that are or may still be charged. */
  coins,
  /** As they were ordered; each tool's order describes its own. */
  inputs: z.record(z.string().max(60), z.unknown()),
  /** The files that the inputs name. */
  inputFiles: z.array(storedFile).max(MOST_RESULTS),
  results: z.array(toolResult).max(MOST_RESULTS),
});
export type ToolTask = z.infer<typeof toolTask>;

/** What every order says beside the inputs of its tool. */
const orderFields = {
  /** From `listToolModels`. */
  model: z.string().max(100),
  /** The price that was shown: what would cost more is refused with PRICE_CHANGED. */
  agreedCoins: coins,
  /** Whether the provider was said to bill the caller itself; PRICE_CHANGED where that is not so any more. */
  agreedOwnKey: z.boolean().default(false),
  /** The same key means the same order, however often it is sent. */
  idempotencyKey: z.string().min(8).max(100),
};

/** The endpoint that orders what a tool makes, by its definition. */
function orderEndpoint<Input extends z.ZodObject>(
  { id: tool, summary, checkedTexts }: Pick<ToolDefinition, 'id' | 'summary' | 'checkedTexts'>,
  input: Input,
) {
  return endpoint
    .meta({ form: true, checkedTexts })
    .route({ method: 'POST', path: `/api/tools/${tool}/orders`, summary })
    .input(input)
    .output(toolTask);
}

/** Not a UUID in the schema: an empty or wrong id has messages of its own (TASK_ID_EMPTY, TASK_ID_INVALID). */
const ofTask = z.object({ taskId: z.string().max(100) });

/** A file that a tool has made, and what it is of, in a person's words. */
const madeFile = storedFile.extend({
  tool: toolTask.shape.tool,
  /** The text of its order, or the name of the file that it was made of; null where there is neither. */
  shows: z.string().max(MOST_SHOWN_CHARACTERS).nullable(),
});
export type MadeFile = z.infer<typeof madeFile>;

/** The endpoints of the single tools; all require a signed-in account and work on its own tasks and files. */
export const toolsContract = {
  ...clipContract,
  ...promptContract,
  ...subtitlesContract,
  ...memeContract,
  ...trendingContract,
  listToolModels: oc
    .route({ method: 'GET', path: '/api/tools/{tool}/models', summary: 'The models that do the work of a tool' })
    .input(z.object({ tool: toolTask.shape.tool }))
    .output(modelChoice),
  listToolTasks: oc
    .route({ method: 'GET', path: '/api/tool-tasks', summary: 'What was ordered of the tools, the newest first' })
    .input(
      z.object({
        tool: toolTask.shape.tool.optional(),
        /** `next` of the previous page. */
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.object({ tasks: z.array(toolTask).max(50), next: z.string().max(200).nullable() })),
  readToolTask: oc
    .route({ method: 'GET', path: '/api/tool-tasks/{taskId}', summary: 'One order of a tool' })
    .input(ofTask)
    .output(toolTask),
  stopToolTask: oc
    .route({
      method: 'POST',
      path: '/api/tool-tasks/{taskId}/stop',
      summary: 'Stop an order: its coins come back, except for what a provider has begun, which goes on',
    })
    .input(ofTask)
    .output(z.object({ stopped: z.number().int(), goingOn: z.number().int() })),
  removeToolTask: oc
    .route({
      method: 'DELETE',
      path: '/api/tool-tasks/{taskId}',
      summary: 'Remove an order with its results; what has begun is charged',
    })
    .input(ofTask)
    .output(z.object({})),
  uploadToolPicture: oc
    .route({
      method: 'POST',
      path: '/api/tool-pictures',
      summary: `Bring a picture for a tool: JPEG, PNG, WebP, GIF, BMP or HEIC, at most ${PICTURE_MEGABYTES} MB`,
    })
    .input(z.file().max(LIMITS.uploads.imageBytes))
    .output(storedFile.extend({ width: z.number().int(), height: z.number().int() })),
  findToolFiles: oc
    .route({
      method: 'POST',
      path: '/api/tool-files/found',
      summary: 'Which of these files of the caller are still there, each with a new link',
    })
    .input(z.object({ fileIds: z.array(id).min(1).max(MOST_RESULTS) }))
    .output(z.object({ files: z.array(storedFile).max(MOST_RESULTS) })),
  listToolFiles: oc
    .route({
      method: 'GET',
      path: '/api/tool-files',
      summary: 'Pictures, sounds or clips that the tools have made for the caller, the newest first',
    })
    .input(
      z.object({
        kind: z.enum(FILE_KINDS).default('image'),
        limit: z.coerce.number().int().min(1).max(100).default(60),
      }),
    )
    .output(z.object({ files: z.array(madeFile).max(100) })),
  readToolSound: oc
    .route({
      method: 'GET',
      path: '/api/tool-files/{fileId}/m4a',
      summary: 'A sound of the caller’s, or that of a clip, as an M4A file, which is smaller than a WAV file',
    })
    .input(z.object({ fileId: id }))
    .output(z.file()),
  readToolWave: oc
    .route({
      method: 'GET',
      path: '/api/tool-files/{fileId}/wav',
      summary: 'A sound of the caller’s, or that of a clip, as a WAV file',
    })
    .input(z.object({ fileId: id }))
    .output(z.file()),
  orderImage: orderEndpoint(imageTool, imageTool.inputs.extend(orderFields)),
  orderBackgroundRemoval: orderEndpoint(backgroundRemovalTool, backgroundRemovalTool.inputs.extend(orderFields)),
  orderImageEdit: orderEndpoint(imageEditTool, imageEditTool.inputs.extend(orderFields)),
  orderSora: orderEndpoint(soraTool, soraTool.inputs.extend(orderFields)),
  orderVideo: orderEndpoint(videoTool, videoTool.inputs.extend(orderFields)),
  uploadTalkPicture: oc
    .route({
      method: 'POST',
      path: '/api/tools/photoTalk/pictures',
      summary: `Bring a picture that is to talk: JPEG, PNG, WebP, GIF, BMP or HEIC, at most ${LIMITS.uploads.photoTalkImageBytes / MEGABYTE} MB`,
    })
    .input(z.file().max(LIMITS.uploads.imageBytes))
    .output(storedFile.extend({ width: z.number().int(), height: z.number().int() })),
  uploadToolSound: oc
    .route({
      method: 'POST',
      path: '/api/tool-sounds',
      summary: `Bring a sound for a tool: MP3, WAV or M4A, at most ${LIMITS.uploads.photoTalkAudioBytes / MEGABYTE} MB and ${LIMITS.tools.talkSeconds} seconds`,
    })
    .input(z.file().max(LIMITS.uploads.imageBytes))
    .output(storedFile.extend({ durationSeconds: z.number() })),
  findFace: oc
    .route({
      method: 'POST',
      path: '/api/tools/photoTalk/faces',
      summary: 'Where the draft engine sees the eyes and the mouth of a picture of the caller; null where it sees none',
    })
    .input(z.object({ picture: id }))
    .output(z.object({ marks: faceMarks.nullable(), isDrawn: z.boolean() })),
  orderPhotoTalk: orderEndpoint(photoTalkTool, photoTalkTool.inputs.extend(orderFields)),
  orderSticker: orderEndpoint(stickerTool, stickerTool.inputs.extend(orderFields)),
  orderMeme: orderEndpoint(memeTool, memeTool.inputs.extend(orderFields)),
  orderImageUpscale: orderEndpoint(imageUpscaleTool, imageUpscaleTool.inputs.extend(orderFields)),
  orderVideoEdit: orderEndpoint(videoEditTool, videoEditTool.inputs.extend(orderFields)),
  orderVideoUpscale: orderEndpoint(videoUpscaleTool, videoUpscaleTool.inputs.extend(orderFields)),
  orderSubtitles: orderEndpoint(subtitlesTool, subtitlesTool.inputs.extend(orderFields)),
  orderMultiView: orderEndpoint(multiViewTool, multiViewTool.inputs.extend(orderFields)),
  orderModel3d: orderEndpoint(model3dTool, model3dTool.inputs.extend(orderFields)),
  orderAudio: orderEndpoint(audioTool, audioTool.inputs.extend(orderFields)),
  readClipSound: endpoint
    .meta({ checkedTexts: ['prompt', 'notWanted'] })
    .route({
      method: 'POST',
      path: '/api/tools/audio/readings',
      summary: 'What the draft engine understands of a text for a clip, and where in the clip it places the sounds',
    })
    .input(
      z.object({
        clip: id,
        /** Empty: only the cuts of the clip are looked for. */
        prompt: judgedText({ most: LIMITS.tools.promptCharacters }),
        notWanted: judgedText({ most: LIMITS.tools.promptCharacters }).default(''),
      }),
    )
    .output(soundReading),
  orderTrending: orderEndpoint(trendingTool, trendingTool.inputs.extend(orderFields)),
  orderMusic: orderEndpoint(musicTool, musicTool.inputs.extend(orderFields)),
};
