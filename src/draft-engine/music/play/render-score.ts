import { readFileSync } from 'node:fs';
import { InterpolationTypes, SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import type { PartName, Score, StereoSound } from '../music-request.ts';
import { findInstrument } from '../style/instruments.ts';
import { addConcertReverb } from './concert-reverb.ts';
import { setDesk, type Channel } from './desk.ts';

/** Samples per event block: 2.7 ms, below what can be heard. */
const BLOCK = 128;
const CONTROLLER = { volume: 7, pan: 10, expression: 11 } as const;
const DRUM_CHANNEL = 9;
const CHANNELS = 16;
const SWELL_SECONDS = 0.2;
/** How long the last notes of a loop and their reverberation are followed. */
const AFTER_LOOP_SECONDS = 4;

/**
 * Renders a score with a sound font (SF2 or SF3 file) into stereo sound at 48 kHz, faster than real time: what stands
 * in the room with its reverberation, bass and drums without. What a loop's last notes leave behind is heard at its
 * beginning. With `parts` these alone.
 */
export async function renderScore(
  score: Score,
  soundFontPath: string,
  parts?: ReadonlySet<PartName>,
): Promise<StereoSound> {
  const desk = setDesk(score.notes).filter(({ part }) => !parts || parts.has(part));
  const bank = readFileSync(soundFontPath);
  const sound = await play(
    desk.filter(({ isInRoom }) => isInRoom),
    score,
    bank,
  );
  addConcertReverb(sound, score.space);
  addTo(
    sound,
    await play(
      desk.filter(({ isInRoom }) => !isInRoom),
      score,
      bank,
    ),
  );
  return score.isLoop ? foldLoop(sound, samplesOf(score.durationSeconds)) : sound;
}

/** Adds a sound to one of the same length. */
export function addTo({ left, right }: StereoSound, added: StereoSound): void {
  for (let index = 0; index < left.length; index++) {
    left[index] = (left[index] as number) + (added.left[index] as number);
    right[index] = (right[index] as number) + (added.right[index] as number);
  }
}

/** Puts what sounds on after the end to the beginning, where it is heard when the loop is played on. */
function foldLoop({ left, right }: StereoSound, total: number): StereoSound {
  for (let index = total; index < left.length; index++) {
    const at = (index - total) % total;
    left[at] = (left[at] as number) + (left[index] as number);
    right[at] = (right[at] as number) + (right[index] as number);
  }
  return { left: left.slice(0, total), right: right.slice(0, total) };
}

const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

interface Event {
  at: number;
  run(): void;
}

async function play(desk: readonly Channel[], score: Score, bank: Buffer): Promise<StereoSound> {
  const total = samplesOf(score.durationSeconds + (score.isLoop ? AFTER_LOOP_SECONDS : 0));
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
