import type * as z from 'zod';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { audioTool } from '../audio/definition.ts';
import { planAudio } from '../audio/server/plan-audio.ts';
import { backgroundRemovalTool } from '../background-removal/definition.ts';
import { planBackgroundRemoval } from '../background-removal/server/plan-background-removal.ts';
import type { ToolDefinition } from '../define-tool.ts';
import { imageEditTool } from '../image-edit/definition.ts';
import { planImageEdit } from '../image-edit/server/plan-image-edit.ts';
import { imageUpscaleTool } from '../image-upscale/definition.ts';
import { planImageUpscale } from '../image-upscale/server/plan-image-upscale.ts';
import { imageTool } from '../image/definition.ts';
import { planImage } from '../image/server/plan-image.ts';
import { memeTool } from '../meme/definition.ts';
import { planMeme } from '../meme/server/plan-meme.ts';
import { model3dTool } from '../model-3d/definition.ts';
import { planModel3d } from '../model-3d/server/plan-model-3d.ts';
import { multiViewTool } from '../multi-view/definition.ts';
import { planMultiView } from '../multi-view/server/plan-multi-view.ts';
import { musicTool } from '../music/definition.ts';
import { planMusic } from '../music/server/plan-music.ts';
import { photoTalkTool } from '../photo-talk/definition.ts';
import { planPhotoTalk } from '../photo-talk/server/plan-photo-talk.ts';
import { soraTool } from '../sora/definition.ts';
import { planSora } from '../sora/server/plan-sora.ts';
import { stickerTool } from '../sticker/definition.ts';
import { planSticker } from '../sticker/server/plan-sticker.ts';
import { subtitlesTool } from '../subtitles/definition.ts';
import { planSubtitles } from '../subtitles/server/plan-subtitles.ts';
import type { ToolRunner } from '../tool-runner.ts';
import { trendingTool } from '../trending/definition.ts';
import { planTrending } from '../trending/server/plan-trending.ts';
import { videoEditTool } from '../video-edit/definition.ts';
import { planVideoEdit } from '../video-edit/server/plan-video-edit.ts';
import { videoUpscaleTool } from '../video-upscale/definition.ts';
import { planVideoUpscale } from '../video-upscale/server/plan-video-upscale.ts';
import { videoTool } from '../video/definition.ts';
import { planVideo } from '../video/server/plan-video.ts';

/** A tool with its inputs checked: what an order needs. */
export interface ReadyTool<Inputs = unknown> {
  readonly definition: Pick<ToolDefinition, 'id' | 'files' | 'told' | 'modelKind' | 'offers' | 'folder'>;
  readonly plan: ToolRunner<Inputs>;
}

function ready<Schema extends z.ZodObject>(
  definition: ToolDefinition<Schema>,
  plan: ToolRunner<z.infer<Schema>>,
): ReadyTool<z.infer<Schema>> {
  return { definition, plan };
}

/** Every tool with its runner. */
export const READY_TOOLS = {
  image: ready(imageTool, planImage),
  backgroundRemoval: ready(backgroundRemovalTool, planBackgroundRemoval),
  imageEdit: ready(imageEditTool, planImageEdit),
  imageUpscale: ready(imageUpscaleTool, planImageUpscale),
  multiView: ready(multiViewTool, planMultiView),
  model3d: ready(model3dTool, planModel3d),
  sora: ready(soraTool, planSora),
  video: ready(videoTool, planVideo),
  videoEdit: ready(videoEditTool, planVideoEdit),
  videoUpscale: ready(videoUpscaleTool, planVideoUpscale),
  subtitles: ready(subtitlesTool, planSubtitles),
  audio: ready(audioTool, planAudio),
  music: ready(musicTool, planMusic),
  photoTalk: ready(photoTalkTool, planPhotoTalk),
  sticker: ready(stickerTool, planSticker),
  meme: ready(memeTool, planMeme),
  trending: ready(trendingTool, planTrending),
};

/** The tool of an id. Throws NOT_FOUND for one that has no page of its own here. */
export function toolOf(id: ToolId): Pick<ReadyTool, 'definition'> {
  const tool = (READY_TOOLS as Partial<Record<ToolId, Pick<ReadyTool, 'definition'>>>)[id];
  if (!tool) {
    throw new AppError('NOT_FOUND', { details: { tool: id } });
  }
  return tool;
}
