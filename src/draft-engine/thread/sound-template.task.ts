import { writeFile } from 'node:fs/promises';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { findTemplate } from '../templates/all-templates.ts';
import { soundTemplate } from '../templates/template-sound.ts';

/** Input of a template's sound: the WAV file to write. */
export interface TemplateSoundTask {
  template: string;
  path: string;
  soundFontPath?: string;
}

/** Writes the music and the sounds of a template. Throws NOT_FOUND. */
export async function soundTemplateTask({
  template,
  path,
  ...options
}: TemplateSoundTask): Promise<Record<string, never>> {
  const { left, right } = await soundTemplate(findTemplate(template), options);
  await writeFile(path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [left, right] }));
  return {};
}
