import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from './ask-studio.ts';

const LOOKS = 600;
const LOOK_MILLISECONDS = 250;

interface Task {
  id: string;
  state: string;
  results: { file: { id: string } | null }[];
}

/** Makes a picture with the tools, and of it a cut-out and a larger one. */
export async function fillTools(ask: Ask): Promise<void> {
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
  const prompt = 'A red fox sits under an old oak tree at dusk';
  const made = await order('image', 'draft-image', { prompt, aspect: '4:3', look: 'gouache' });
  const picture = made.results[0]?.file?.id;
  if (picture === undefined) {
    throw new Error('no picture was made');
  }
  await order('backgroundRemoval', 'draft-cut-out', { picture, pictureName: 'fox' });
  await order('imageUpscale', 'draft-image-upscale', { picture, pictureName: 'fox', factor: 2, content: 'drawing' });
}
