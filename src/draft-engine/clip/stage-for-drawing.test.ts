import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodePicture } from '#src/platform/server/media/pictures/decode-picture.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import { drawingOfShot } from '../picture/plan-drawings.ts';
import type { FilmPlan, PlannedShot } from '../story/film-plan.ts';
import { drawClipTask } from '../thread/draw-clip.task.ts';
import { drawPictureTask } from '../thread/draw-picture.task.ts';
import { planFilmTask } from '../thread/plan-film.task.ts';
import { joinPieces } from './join-pieces.ts';
import { createPieceClaims } from './pieces.ts';

const SIZE = { width: 320, height: 180 };
const NAME = 'Zephyrine';
let folder: string;
/** A cut-out in magenta, and the same file under another name. */
let portrait: string;
let sameAgain: string;
let plan: FilmPlan;
let played: PlannedShot[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-given-'));
  portrait = join(folder, 'portrait.png');
  sameAgain = join(folder, 'another.png');
  const body = await sharp({ create: { width: 160, height: 440, channels: 3, background: '#e614c8' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 240, height: 480, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: body }])
    .png()
    .toFile(portrait);
  await copyFile(portrait, sameAgain);
  plan = await planFilmTask({
    idea: 'A lighthouse keeper befriends a young sailor',
    type: 'drama',
    language: 'en',
    shotCount: 8,
    aspect: '16:9',
    seed: 5,
    characters: [{ name: NAME, pictureKey: 'given-1' }],
  });
  played = plan.shots.filter(({ actors }) => actors.some(({ characterKey }) => characterKey === 'character-1'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const givenIn = (shot: PlannedShot, path = portrait) => ({
  givenPictures: shot.actors.flatMap(({ characterKey }, actorIndex) =>
    characterKey === 'character-1' ? [{ actorIndex, path }] : [],
  ),
});
const drawingOf = (shot: PlannedShot) => drawingOfShot(plan, shot.number, { look: 'gouache', aspect: '16:9', seed: 5 });

async function drawPicture(shot: PlannedShot, path?: string): Promise<{ sha256: string; magenta: number }> {
  const file = join(folder, `shot-${shot.number}.jpg`);
  await drawPictureTask({ drawing: drawingOf(shot), ...SIZE, path: file, ...givenIn(shot, path) });
  const { data } = await decodePicture(file, { longestSidePixels: 1024 });
  return {
    sha256: createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
    magenta: magentaOf(data),
  };
}

/** Pixels that are clearly more red and blue than green, and not much bluer than red. */
function magentaOf(data: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    if (red - green > 70 && blue - green > 50 && blue - red < 40) {
      count++;
    }
  }
  return count;
}

test('[PIPE-11] who was brought along is named in the story and shows their own colours in every shot in which they play, in no other', async () => {
  expect(played.length).toBeGreaterThan(2);
  expect(played.filter(({ script, speech }) => `${script} ${speech.text}`.includes(NAME)).length).toBeGreaterThan(1);
  for (const shot of plan.shots) {
    // In an over-the-shoulder shot, the near actor is a dark shape at the edge.
    if (shot.angle === 'over_shoulder') {
      continue;
    }
    const { magenta } = await drawPicture(shot);
    if (played.includes(shot)) {
      expect(magenta, `shot ${shot.number}, ${shot.framing}`).toBeGreaterThan(40);
    } else {
      expect(magenta, `shot ${shot.number}, ${shot.framing}`).toBeLessThan(20);
    }
  }
});

test('[DRAFT-07] the same idea, seed and picture give the same bytes, wherever the picture lies', async () => {
  const shot = played[0] as PlannedShot;
  expect((await drawPicture(shot, sameAgain)).sha256).toBe((await drawPicture(shot)).sha256);
});

test('[PIPE-11] its clip shows it too, and moves it as it speaks', async () => {
  const shot =
    played.find(({ framing }) => framing === 'medium' || framing === 'full' || framing === 'wide') ??
    (played[0] as PlannedShot);
  const ffmpeg = await findFfmpeg();
  const speakerIndex = shot.actors.findIndex(({ characterKey }) => characterKey === 'character-1');
  const draw = async (name: string, visemes: Parameters<typeof drawClipTask>[0]['visemes']) => {
    const path = join(folder, name);
    const pieces = await drawClipTask(
      {
        claims: createPieceClaims(1),
        worker: 1,
        drawing: { ...drawingOf(shot), camera: 'static' },
        ...SIZE,
        durationSeconds: 0.75,
        framesPerSecond: 24,
        path,
        ffmpeg,
        speakerIndex,
        visemes,
        speechStartSeconds: 0,
        ...givenIn(shot),
      },
      { signal: AbortSignal.timeout(60_000) },
    );
    const { framesHash } = await joinPieces(pieces, { ffmpeg, framesPerSecond: 24, path });
    return { framesHash, frames: await decodeFrames({ ffmpeg, path, ...SIZE }) };
  };
  const silent = await draw('silent.mp4', []);
  for (const frame of silent.frames) {
    expect(magentaOf(frame)).toBeGreaterThan(40);
  }
  const speaking = await draw('speaking.mp4', [{ viseme: 'open', startSeconds: 0.1, endSeconds: 0.6, openness: 1 }]);
  expect(speaking.framesHash).not.toBe(silent.framesHash);
});

test('a picture that cannot be read is an error, not a film without its character', async () => {
  await expect(drawPicture(played[0] as PlannedShot, join(folder, 'none.png'))).rejects.toThrow(/missing/);
});
