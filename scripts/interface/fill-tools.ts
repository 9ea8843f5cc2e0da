import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from './ask-studio.ts';

const LOOKS = 2400;
const LOOK_MILLISECONDS = 250;

interface Task {
  id: string;
  state: string;
  results: { file: { id: string } | null }[];
}

/** Paths of pages that show one result. */
export interface ToolPages {
  piece: string;
  talk: string;
}

/** Makes something with each tool, and draws cards. Answers with the paths of pages of single results. */
export async function fillTools(ask: Ask): Promise<ToolPages> {
  const order = async (tool: string, model: string, inputs: object): Promise<Task> => {
    const agreed = { model, agreedCoins: 0, idempotencyKey: randomUUID() };
    const { id } = (await ask('post', `/api/tools/${tool}/orders`, { ...inputs, ...agreed })) as unknown as Task;
    for (let look = 0; look < LOOKS; look++) {
      const task = (await ask('get', `/api/tool-tasks/${id}`)) as unknown as Task;
      if (task.state !== 'pending' && task.state !== 'processing') {
        return task;
      }
      await pause(LOOK_MILLISECONDS);
    }
    throw new Error(`${tool} did not end`);
  };
  const picture = await pictureOf(order, 'A red fox sits under an old oak tree at dusk', 'gouache');
  const face = await pictureOf(order, 'A portrait of a young woman', 'cel');
  const [piece, talk, fox] = await Promise.all([
    order('music', 'draft-music', { prompt: 'A slow waltz for piano and violin', durationSeconds: 8, stems: true }),
    order('photoTalk', 'draft-lip-sync', { picture: face, text: 'Good morning', voice: 'en-woman' }),
    order('video', 'draft-video', { prompt: 'A red fox runs through snow', seconds: 3 }),
    order('backgroundRemoval', 'draft-cut-out', { picture, pictureName: 'fox' }),
    order('imageUpscale', 'draft-image-upscale', { picture, pictureName: 'fox', factor: 2, content: 'drawing' }),
    order('imageEdit', 'draft-image-edit', { picture, prompt: 'Make it warmer and brighter' }),
    order('sora', 'draft-video', { prompt: 'A lighthouse in a storm at night', seconds: 4 }),
    order('multiView', 'draft-view', { picture: face, views: ['left', 'back'] }),
    order('model3d', 'draft-model-3d', { front: face, side: face, back: face }),
    order('sticker', 'draft-image', { prompt: 'A happy cat', style: 'sticker' }),
    drawCards(ask),
  ]);
  const [clip, spoken] = [fileOf(fox), fileOf(talk)];
  await Promise.all([
    order('videoEdit', 'draft-video-edit', { clip, prompt: 'Slower, in black and white' }),
    order('audio', 'draft-clip-sound', { clip, prompt: 'Wind, and a bell at 1 second' }),
    keepLines(ask, await order('subtitles', 'draft-subtitles', { clip: spoken, work: 'begin' })),
  ]);
  return { piece: `/dashboard/music/${piece.id}`, talk: `/dashboard/photoTalk/${talk.id}` };
}

async function pictureOf(
  order: (tool: string, model: string, inputs: object) => Promise<Task>,
  prompt: string,
  look: string,
): Promise<string> {
  return fileOf(await order('image', 'draft-image', { prompt, aspect: '4:3', look }));
}

function fileOf({ results }: Task): string {
  const [file] = results.flatMap((result) => result.file ?? []);
  if (!file) {
    throw new Error('nothing was made');
  }
  return file.id;
}

async function keepLines(ask: Ask, { id }: Task): Promise<void> {
  await ask('put', `/api/tool-tasks/${id}/subtitles`, {
    version: 0,
    session: randomUUID(),
    lines: [
      { startSeconds: 0.1, endSeconds: 0.6, text: 'Good' },
      { startSeconds: 0.6, endSeconds: 1, text: 'morning' },
    ],
  });
}

async function drawCards(ask: Ask): Promise<void> {
  const { seed } = (await ask('get', '/api/moji-magic')) as unknown as { seed: { commitment: string } };
  await ask('post', '/api/moji-magic/draws', {
    count: 5,
    commitment: seed.commitment,
    clientSeed: 'kinora',
    agreedCoins: 50,
    idempotencyKey: randomUUID(),
  });
}
