import { and, eq, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import {
  startClipEditJob,
  startFreeWorkJob,
  startLongWorkJob,
  startPaidWorkJob,
  startQuickWorkJob,
  startSpeechJob,
} from '../jobs.ts';
import { generations, type GenerationRow } from '../tables.ts';

/**
 * Who starts what: paid work waits for vendors, and free work for this machine. The quick lane starts only free work
 * that takes about a second, or a few, so that it never waits behind clips; the free lane starts it too. Speech has
 * processes of its own and takes no thread from the others; so have clips that are edited, which take minutes, and the
 * long lane, for what takes up to an hour.
 */
export type Lane = 'paid' | 'free' | 'quick' | 'speech' | 'clip-edit' | 'long';

/** In the order in which their wake-ups are sent: senders that lock in different orders would deadlock. */
export const LANES: readonly Lane[] = ['paid', 'free', 'quick', 'speech', 'clip-edit', 'long'];

const SPEECH_KIND: GenerationRow['kind'] = 'voice';
const CLIP_EDIT_KIND: GenerationRow['kind'] = 'video-edit';
const LONG_KIND: GenerationRow['kind'] = 'video-upscale';
const QUICK_KINDS: readonly GenerationRow['kind'][] = ['text', 'image', 'sound', 'meme'];

/** The job that starts the next generation of a lane. */
export const JOB_OF_LANE = {
  paid: startPaidWorkJob,
  free: startFreeWorkJob,
  quick: startQuickWorkJob,
  speech: startSpeechJob,
  'clip-edit': startClipEditJob,
  long: startLongWorkJob,
} as const;

type Vendors = Pick<GenerationDependencies, 'vendors'>;

/** The lanes that may start this generation. */
export function lanesOf(
  { vendors }: Vendors,
  { vendor, kind }: { vendor: string; kind: GenerationRow['kind'] },
): readonly Lane[] {
  if (vendors.get(vendor as VendorName)?.repeatable !== true) {
    return ['paid'];
  }
  if (kind === SPEECH_KIND) {
    return ['speech'];
  }
  if (kind === CLIP_EDIT_KIND) {
    return ['clip-edit'];
  }
  if (kind === LONG_KIND) {
    return ['long'];
  }
  return QUICK_KINDS.includes(kind) ? ['free', 'quick'] : ['free'];
}

/** Which kinds a lane starts; all where there is no condition. */
const KINDS: Readonly<Record<Lane, SQL | undefined>> = {
  paid: undefined,
  free: notInArray(generations.kind, [SPEECH_KIND, CLIP_EDIT_KIND, LONG_KIND]),
  quick: inArray(generations.kind, [...QUICK_KINDS]),
  speech: inArray(generations.kind, [SPEECH_KIND]),
  'clip-edit': inArray(generations.kind, [CLIP_EDIT_KIND]),
  long: inArray(generations.kind, [LONG_KIND]),
};

/** Condition of the rows that a lane may start. */
export function isInLane(dependencies: Vendors, lane: Lane): SQL {
  const isServed = lane === 'paid' ? isServedHere(dependencies) : undefined;
  return and(sharesMeans(dependencies, lane), KINDS[lane], isServed) as SQL;
}

/**
 * Condition of paid work that this process can start; what waits for another vendor is left to the processes that have
 * its key. What a dead run was sending is only set aside, which needs no key.
 */
function isServedHere({ vendors }: Vendors): SQL | undefined {
  const { vendor, ownKey, state } = generations;
  return or(inArray(vendor, [...vendors.keys()]), ownKey, eq(state, 'submitting'));
}

/** Condition of all rows whose work is done by the same machines or vendors as that of this lane. */
export function sharesMeans({ vendors }: Vendors, lane: Lane): SQL {
  const names = [...vendors].flatMap(([name, vendor]) => (vendor.repeatable ? [name] : []));
  const isFree = names.length > 0 ? inArray(generations.vendor, names) : sql`false`;
  return lane === 'paid' ? not(isFree) : isFree;
}
