import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { makeTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { musicSpans } from '../../../timeline/music-spans.ts';
import { repeatMusic } from './repeat-music.ts';
