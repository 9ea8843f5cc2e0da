import { readFileSync } from 'node:fs';
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import type { PartName, Score, StereoSound } from './music-request.ts';

const SAMPLE_RATE = 48_000;
/** Samples per event block: 2.7 ms, below what can be heard. */
const BLOCK = 128;

/** Channel of each part, pan (0 to 127, 64 in the middle), level and reverb. */
const DESK: Readonly<Record<PartName, { channel: number; pan: number; volume: number; reverb: number }>> = {
  melody: { channel: 0, pan: 70, volume: 108, reverb: 60 },
  answer: { channel: 1, pan: 44, volume: 92, reverb: 64 },
  harmony: { channel: 2, pan: 58, volume: 84, reverb: 72 },
  figure: { channel: 3, pan: 84, volume: 88, reverb: 50 },
  bass: { channel: 4, pan: 64, volume: 96, reverb: 24 },
  pad: { channel: 5, pan: 60, volume: 76, reverb: 80 },
  drums: { channel: 9, pan: 64, volume: 92, reverb: 40 },
};

const CONTROLLER = { volume: 7, pan: 10, reverb: 91 } as const;

/** Renders a score with a sound font (SF2 or SF3 file) into stereo sound at 48 kHz, faster than real time. */
export async function renderScore(score: Score, soundFontPath: string): Promise<StereoSound> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, { eventsEnabled: false });
  await synth.processorInitialized;
  const bytes = readFileSync(soundFontPath);
  synth.soundBankManager.addSoundBank(
    SoundBankLoader.fromArrayBuffer(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    ),
    'main',
  );
  for (const [part, desk] of Object.entries(DESK) as [PartName, (typeof DESK)[PartName]][]) {
    const program = score.instruments[part];
    if (program !== undefined && part !== 'drums') {
      synth.programChange(desk.channel, program);
    }
    synth.controllerChange(desk.channel, CONTROLLER.volume, desk.volume);
    synth.controllerChange(desk.channel, CONTROLLER.pan, desk.pan);
    synth.controllerChange(desk.channel, CONTROLLER.reverb, desk.reverb);
  }
  const total = Math.ceil(score.durationSeconds * SAMPLE_RATE);
  const sound = { left: new Float32Array(total), right: new Float32Array(total) };
  const events = score.notes
    .flatMap((note) => {
      const channel = DESK[note.part].channel;
      return [
        { at: note.startSeconds, play: () => synth.noteOn(channel, note.pitch, note.velocity) },
        { at: note.startSeconds + note.durationSeconds, play: () => synth.noteOff(channel, note.pitch) },
      ];
    })
    .sort((first, second) => first.at - second.at);
  let next = 0;
  for (let start = 0; start < total; start += BLOCK) {
    for (; next < events.length && (events[next]?.at ?? Infinity) * SAMPLE_RATE <= start; next++) {
      events[next]?.play();
    }
    synth.process(sound.left, sound.right, start, Math.min(BLOCK, total - start));
  }
  return sound;
}
