import { readFileSync } from 'node:fs';
import { InterpolationTypes, SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import type { Score, StereoSound } from '../music-request.ts';
import { findInstrument } from '../style/instruments.ts';
import { addConcertReverb } from './concert-reverb.ts';
import { setDesk, type Channel } from './desk.ts';

/** Samples per event block: 2.7 ms, below what can be heard. */
const BLOCK = 128;
const CONTROLLER = { volume: 7, pan: 10, expression: 11 } as const;
const DRUM_CHANNEL = 9;
const CHANNELS = 16;
const SWELL_SECONDS = 0.2;

/**
 * Renders a score with a sound font (SF2 or SF3 file) into stereo sound at 48 kHz, faster than real time: what stands
 * in the room with its reverberation, bass and drums without.
 */
export async function renderScore(score: Score, soundFontPath: string): Promise<StereoSound> {
  const desk = setDesk(score.notes);
  const bank = readFileSync(soundFontPath);
  const sound = await play(
    desk.filter(({ isInRoom }) => isInRoom),
    score,
    bank,
  );
  addConcertReverb(sound, score.space);
  const dry = await play(
    desk.filter(({ isInRoom }) => !isInRoom),
    score,
    bank,
  );
  for (let index = 0; index < sound.left.length; index++) {
    sound.left[index] = (sound.left[index] ?? 0) + (dry.left[index] ?? 0);
    sound.right[index] = (sound.right[index] ?? 0) + (dry.right[index] ?? 0);
  }
  return sound;
}

interface Event {
  at: number;
  run(): void;
}

async function play(desk: readonly Channel[], score: Score, bank: Buffer): Promise<StereoSound> {
  const total = Math.ceil(score.durationSeconds * SAMPLE_RATE);
  const sound = { left: new Float32Array(total), right: new Float32Array(total) };
  if (desk.length === 0) {
    return sound;
  }
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, { eventsEnabled: false });
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(
    SoundBankLoader.fromArrayBuffer(
      bank.buffer.slice(bank.byteOffset, bank.byteOffset + bank.byteLength) as ArrayBuffer,
    ),
    'main',
  );
  // Its effects take three quarters of the time; the room is ours.
  synth.setSystemParameter('effectsEnabled', false);
  synth.setSystemParameter('interpolationType', InterpolationTypes.linear);
  const events = eventsOf(desk, score, synth).sort((first, second) => first.at - second.at);
  let next = 0;
  for (let start = 0; start < total; start += BLOCK) {
    for (; next < events.length && (events[next]?.at ?? Infinity) * SAMPLE_RATE <= start; next++) {
      events[next]?.run();
    }
    synth.process(sound.left, sound.right, start, Math.min(BLOCK, total - start));
  }
  return sound;
}

function eventsOf(desk: readonly Channel[], score: Score, synth: SpessaSynthProcessor): Event[] {
  let free = 0;
  return desk.flatMap((channel) => {
    const number = channel.instrument === 'drums' ? DRUM_CHANNEL : free++;
    if (free === DRUM_CHANNEL) {
      free++;
    }
    // More instruments than channels: the last ones share one.
    free = Math.min(free, CHANNELS - 1);
    if (channel.instrument !== 'drums') {
      synth.programChange(number, findInstrument(channel.instrument).program);
    }
    synth.controllerChange(number, CONTROLLER.volume, channel.volume);
    synth.controllerChange(number, CONTROLLER.pan, channel.pan);
    const swells = channel.swells ? swellEvents(score, number, synth) : [];
    return [
      ...swells,
      ...channel.notes.flatMap((note): Event[] => [
        { at: note.startSeconds, run: () => synth.noteOn(number, note.pitch, note.velocity) },
        { at: note.startSeconds + note.durationSeconds, run: () => synth.noteOff(number, note.pitch) },
      ]),
    ];
  });
}

function swellEvents({ swell, durationSeconds }: Score, channel: number, synth: SpessaSynthProcessor): Event[] {
  const count = Math.ceil(durationSeconds / SWELL_SECONDS);
  return Array.from({ length: count }, (_, index): Event => {
    const at = index * SWELL_SECONDS;
    const value = Math.round(127 * levelAt(swell, at));
    return { at, run: () => synth.controllerChange(channel, CONTROLLER.expression, value) };
  });
}

function levelAt(swell: Score['swell'], seconds: number): number {
  const next = swell.findIndex((point) => point.seconds > seconds);
  const after = swell[next];
  const before = swell[(next < 0 ? swell.length : next) - 1];
  if (!after || !before) {
    return (after ?? before)?.level ?? 1;
  }
  const share = (seconds - before.seconds) / (after.seconds - before.seconds);
  return before.level + (after.level - before.level) * share;
}
