import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { COLOURED_CLIPS, colourError, drawColours } from '#tests/build/draw-colours.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { CANARY_SIZE } from '#tests/torture/base-media.ts';
import { feedMedia, feedMutation, listScratch, withMediaTrap, type MediaTrap } from '#tests/torture/feed-media.ts';
import { makeHostileMedia, type HostileFile } from '#tests/torture/hostile-media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '../ffmpeg/probe-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { decodeFrames } from '../video/decode-frames.ts';
import { fenceInputOptions } from './fence-options.ts';
import { inspectClip, inspectSound, withCleanClip, withCleanSound, type ClipRules } from './take-in-media.ts';

const ffmpeg = await findFfmpeg();
const inTrap = (work: (trap: MediaTrap) => Promise<void>): Promise<void> =>
  withTemporaryFolder((folder) => withMediaTrap(ffmpeg, folder, work));
const clipRules = (path: string): ClipRules => ({
  path,
  formats: LIMITS.formats.videoUpscale,
  mostBytes: 1_000_000,
  mostSeconds: 3,
  mostSidePixels: 4096,
});

/** Runs two at a time. */
async function feedAll<Item>(items: readonly Item[], feed: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const line = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await feed(item);
    }
  };
  await Promise.all([line(), line()]);
}

test(
  '[REL-08] no hostile file reads another, asks an address, hangs or gets past a typed refusal',
  () =>
    inTrap(async (trap) => {
      const files = makeHostileMedia(trap.base, trap.folder, trap.port);
      expect(files.length).toBeGreaterThan(60);
      const wrong: unknown[] = [];
      await feedAll(files, async (file: HostileFile) => {
        const outcome = await feedMedia(trap, file).catch((error: unknown) => error);
        if (typeof outcome !== 'string' || outcome !== (file.outcome ?? outcome)) {
          wrong.push([file.name, outcome, file.outcome]);
        }
      });
      expect(wrong).toEqual([]);
      expect(await listScratch(trap)).toEqual([]);
    }),
  180_000,
);

test(
  '[REL-08] good files with random damage come out clean or are refused',
  () =>
    inTrap(async (trap) => {
      const seeds = Array.from({ length: 24 }, (_, seed) => seed);
      await feedAll(seeds, async (seed) => void (await feedMutation(trap, seed)));
      expect(await listScratch(trap)).toEqual([]);
    }),
  120_000,
);

test(
  '[REL-08] the input options alone keep a playlist from reading, which ffmpeg does without',
  () =>
    inTrap(async ({ folder }) => {
      const canary = join(folder, 'canary.mp4');
      const list = join(folder, 'list.mp4');
      const out = join(folder, 'out.mp4');
      const read = (options: readonly string[]): Promise<unknown> =>
        runFfmpeg({ ffmpeg, arguments: [...options, '-i', `file:${list}`, '-c', 'copy', out] });
      const lists = [
        `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${canary}\n#EXT-X-ENDLIST\n`,
        `ffconcat version 1.0\nfile canary.mp4\n`,
      ];
      await writeFile(list, lists[1] ?? '');
      await read([]);
      expect((await probeMedia(ffmpeg, out)).streams[0]).toMatchObject(CANARY_SIZE);
      for (const content of lists) {
        await writeFile(list, content);
        for (const format of ['mp4', 'mkv', 'avi', 'mp3', 'wav'] as const) {
          await expect(read(fenceInputOptions(format))).rejects.toMatchObject({ code: 'MEDIA_FAILED' });
        }
      }
    }),
  60_000,
);

test(
  '[REL-08] a good clip is told of and lent as H.264 and AAC in the colours it came with, without metadata, and is gone after',
  () =>
    inTrap(async (trap) => {
      for (const format of ['mp4', 'mov', 'mkv', 'avi']) {
        const path = join(trap.folder, `good.${format}`);
        const facts = await inspectClip(trap.parts, clipRules(path));
        expect(facts).toMatchObject({ format, picture: { width: 64, height: 48, framesPerSecond: 12 } });
        await withCleanClip(trap.parts, clipRules(path), async (clip) => {
          expect(clip).toMatchObject({
            width: 64,
            height: 48,
            framesPerSecond: 12,
            hasSound: true,
            source: { format },
          });
          expect(Math.abs(clip.durationSeconds - 0.5)).toBeLessThan(0.1);
          const kept = await probeMedia(ffmpeg, clip.path);
          expect(kept.streams.map(({ codec }) => codec)).toEqual(['h264', 'aac']);
          expect(kept.title).toBeUndefined();
        });
      }
      for (const coloured of COLOURED_CLIPS) {
        const path = join(trap.folder, 'colours.mp4');
        await drawColours({ ffmpeg, path }, coloured);
        await withCleanClip(trap.parts, clipRules(path), async ({ path: clean, width, height }) => {
          expect((await probeMedia(ffmpeg, clean)).streams[0]?.matrix).toBe('bt709');
          const [frame] = await decodeFrames({ ffmpeg, path: clean, width, height, count: 1 });
          const isTrue = colourError(Uint8Array.from(frame!), { width, height, channels: 4 }) <= 6;
          expect({ coloured, isTrue }).toEqual({ coloured, isTrue: true });
        });
      }
      expect(await listScratch(trap)).toEqual([]);
    }),
  60_000,
);

test(
  '[REL-08] a good sound is told of and lent as WAV or M4A, its cover left out',
  () =>
    inTrap(async (trap) => {
      for (const [name, kept, codec] of [
        ['good.mp3', 'wav', 'pcm_s16le'],
        ['good.wav', 'm4a', 'aac'],
        ['cover.m4a', 'wav', 'pcm_s16le'],
      ] as const) {
        const rules = { ...clipRules(join(trap.folder, name)), formats: LIMITS.formats.audio, kept };
        expect((await inspectSound(trap.parts, rules)).sound).toMatchObject({ sampleRate: 16_000, channels: 1 });
        await withCleanSound(trap.parts, rules, async (sound) => {
          expect((await probeMedia(ffmpeg, sound.path)).streams).toMatchObject([
            { kind: 'audio', codec, sampleRate: 48_000 },
          ]);
          expect(sound.durationSeconds).toBeGreaterThan(name === 'cover.m4a' ? 0 : 0.4);
        });
      }
    }),
  60_000,
);

test(
  '[REL-08] what is too large, too wide, of another format or no file is refused by name',
  () =>
    inTrap(async (trap) => {
      const rules = clipRules(join(trap.folder, 'good.mp4'));
      const codeOf = (changes: Partial<ClipRules>): Promise<unknown> =>
        inspectClip(trap.parts, { ...rules, ...changes }).catch((error: { code?: unknown }) => error.code);
      await mkdir(join(trap.folder, 'folder.mp4'));
      expect(await codeOf({ mostBytes: 100 })).toBe('FILE_TOO_LARGE');
      expect(await codeOf({ mostSidePixels: 63 })).toBe('MEDIA_TOO_LARGE');
      expect(await codeOf({ mostSeconds: 0 - 1 })).toBe('MEDIA_TOO_LONG');
      expect(await codeOf({ formats: ['avi'] })).toBe('MEDIA_FORMAT_UNSUPPORTED');
      expect(await codeOf({ path: join(trap.folder, 'folder.mp4') })).toBe('MEDIA_FORMAT_UNSUPPORTED');
    }),
  60_000,
);

test(
  '[REL-08] a pipe, a device, a socket, a folder and links to files or nothing are refused, and none is waited for',
  () =>
    inTrap(async (trap) => {
      const at = (name: string): string => join(trap.folder, name);
      execFileSync('mkfifo', [at('pipe.mp4')]);
      await symlink(at('good.mp4'), at('link.mp4'));
      await symlink(at('nothing.mp4'), at('broken.mp4'));
      await symlink('/dev/zero', at('zero.mp4'));
      const server = createServer().listen(at('socket.mp4'));
      await once(server, 'listening');
      const paths = ['pipe.mp4', 'link.mp4', 'broken.mp4', 'zero.mp4', 'socket.mp4'].map(at);
      for (const path of [...paths, '/dev/zero', '/dev/stdin', '/proc/self/fd/0', trap.folder]) {
        const refusal = await inspectClip(trap.parts, clipRules(path)).catch((error: unknown) => error);
        expect([path, refusal]).toEqual([path, expect.objectContaining({ code: 'MEDIA_FORMAT_UNSUPPORTED' })]);
      }
      server.close();
    }),
  60_000,
);

test(
  '[REL-08] a path is never an address, a protocol or a pattern for ffmpeg',
  () =>
    inTrap(async (trap) => {
      const good = join(trap.folder, 'good.mp4');
      const clip = trap.base['good.mp4']?.toString('base64') ?? '';
      for (const path of [
        `data:video/mp4;base64,${clip}`,
        'data:video/mp4;base64,AAAAGGZ0eXBpc29t',
        `concat:${good}|${good}`,
        `concatf:${good}`,
        `file:${good}`,
        `subfile,,start,0,end,0,,:${good}`,
        `crypto:${good}`,
        `http://127.0.0.1:${trap.port}/good.mp4`,
        `tcp://127.0.0.1:${trap.port}`,
        'pipe:0',
        join(trap.folder, 'good%03d.mp4'),
        `${good}/inside`,
      ]) {
        for (const read of [inspectClip, inspectSound]) {
          const rules = { ...clipRules(path), formats: ['mp4', 'mkv'] as never };
          const refusal = await read(trap.parts, rules).catch((error: unknown) => error);
          expect([path.slice(0, 40), refusal]).toEqual([
            path.slice(0, 40),
            expect.objectContaining({ code: 'MEDIA_UNREADABLE' }),
          ]);
        }
      }
      expect(trap.connections()).toBe(0);
    }),
  60_000,
);

test(
  '[REL-08] without ffprobe the same files are taken in and refused as with it',
  () =>
    inTrap(async (trap) => {
      const { probePath: _, ...withoutProbe } = ffmpeg;
      const bare: MediaTrap = { ...trap, parts: { ...trap.parts, ffmpeg: withoutProbe } };
      const good = { as: 'clip', outcome: 'clean' } as const;
      const files = makeHostileMedia(trap.base, trap.folder, trap.port).filter(({ outcome }) => outcome !== undefined);
      expect(files.length).toBeGreaterThan(30);
      const wrong: unknown[] = [];
      await feedAll(
        [...files, { name: 'good', bytes: trap.base['good.mp4'] ?? Buffer.alloc(0), ...good }],
        async (file) => {
          const outcome = await feedMedia(bare, file).catch((error: unknown) => error);
          if (outcome !== file.outcome) {
            wrong.push([file.name, outcome, file.outcome]);
          }
        },
      );
      expect(wrong).toEqual([]);
      expect(await listScratch(trap)).toEqual([]);
    }),
  180_000,
);

test(
  '[REL-08] a file on which ffprobe or ffmpeg is killed is unreadable',
  () =>
    inTrap(async (trap) => {
      const killed = join(trap.folder, 'killed.sh');
      await writeFile(killed, '#!/bin/sh\nkill -KILL $$\n');
      await chmod(killed, 0o755);
      const rules = clipRules(join(trap.folder, 'good.mp4'));
      const probing = { ...trap.parts, ffmpeg: { ...ffmpeg, probePath: killed } };
      await expect(inspectClip(probing, rules)).rejects.toMatchObject({ code: 'MEDIA_UNREADABLE' });
      const encoding = { ...trap.parts, ffmpeg: { ...ffmpeg, path: killed } };
      await expect(withCleanClip(encoding, rules, async () => 'lent')).rejects.toMatchObject({
        code: 'MEDIA_UNREADABLE',
      });
      expect(await listScratch(trap)).toEqual([]);
    }),
  60_000,
);

test(
  '[REL-08] a program that is not there is our fault, not the file’s',
  () =>
    inTrap(async ({ parts, folder }) => {
      const missing = { ...parts, ffmpeg: { path: '/nowhere/ffmpeg', probePath: '/nowhere/ffprobe', version: '' } };
      await expect(inspectClip(missing, clipRules(join(folder, 'good.mp4')))).rejects.toMatchObject({
        code: 'MEDIA_FAILED',
      });
    }),
  60_000,
);

test(
  '[REL-08] who is gone ends the work on their clip, and nothing of it is left',
  () =>
    inTrap(async (trap) => {
      const gone = new AbortController();
      const working = withCleanClip(
        trap.parts,
        { ...clipRules(join(trap.folder, 'long.mp4')), mostSeconds: 20, signal: gone.signal },
        async () => 'done',
      );
      gone.abort(new Error('no longer wanted'));
      await expect(working).rejects.toThrow('no longer wanted');
      expect(await listScratch(trap).catch(() => [])).toEqual([]);
    }),
  60_000,
);
