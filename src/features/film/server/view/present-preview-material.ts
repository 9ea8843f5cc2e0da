import { layOutCaptions, subtitleColumns } from '#src/platform/server/media/captions/subtitles.ts';
import { PLANNED_GAINS } from '#src/platform/server/media/sound/planned-gains.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { Stem } from '#src/shared/catalogue/stems.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import type { PreviewMaterial } from '../../preview-contract.ts';
import { soundKeysOf } from '../../timeline/sound-keys.ts';
import { planFilmGain } from '../final-cut/plan-gain.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { isBrought, toolKindOf } from '../state/tool-takes.ts';
import type { TakeRow } from '../tables.ts';
import { framesOfClip, isDrawnClip } from '../timeline/clip-frames.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { presentFile, type LinkMaker } from './present-media.ts';
import type { WholeFilm } from './read-film.ts';

/** What a browser needs to play a film from its circled takes: every field of the answer is named here. */
export function presentPreviewMaterial(whole: WholeFilm, link: LinkMaker): PreviewMaterial {
  const fileOf = (kind: AssetKind, key: string) => {
    const take = circledTake(whole, kind, key);
    const file = whole.files.get(take?.fileId ?? '');
    return take && file ? { take: take.number, file: presentFile(file, link) } : null;
  };
  return {
    shots: whole.shots.map(({ id }) => {
      const voice = fileOf('voice', id);
      const take = circledTake(whole, 'voice', id);
      const spoken = take?.data as unknown as SpokenLine | null | undefined;
      return {
        id,
        voice:
          take && voice && spoken
            ? { ...voice, ...presentSpoken(spoken), ...presentCaptions(whole, take.inputs.prompt, spoken) }
            : null,
        clip: presentClip(whole, circledTake(whole, 'clip', id)),
      };
    }),
    sounds: soundKeysOf(whole.shots.map(({ plan }) => plan)).flatMap((key) => {
      const sound = fileOf('sound', key);
      return sound ? [{ key, ...sound }] : [];
    }),
    music: presentMusic(whole, fileOf('music', WHOLE_FILM)),
    gains: presentGains(whole),
    cut: {
      transitions: whole.film.cutSettings.transitions,
      dissolveFrames: whole.film.cutSettings.dissolveFrames,
      volumes: whole.film.cutSettings.volumes,
    },
  };
}

function presentMusic<File extends object>(
  whole: WholeFilm,
  file: File | null,
): (File & { durationSeconds: number | null }) | null {
  const made = circledTake(whole, 'music', WHOLE_FILM)?.data as { durationSeconds?: number } | null | undefined;
  return file && { ...file, durationSeconds: made?.durationSeconds ?? null };
}

function presentGains(whole: WholeFilm): PreviewMaterial['gains'] {
  const gainOf = (stem: Stem): number => 10 ** (PLANNED_GAINS[stem].decibels / 20);
  return {
    voice: gainOf('voice'),
    music: gainOf('music'),
    effects: gainOf('effects'),
    ambience: gainOf('ambience'),
    whole: 10 ** (planFilmGain(whole) / 20),
  };
}

function presentSpoken({ durationSeconds, words, visemes }: SpokenLine) {
  return {
    durationSeconds,
    words: words.map(({ text, startSeconds, endSeconds }) => ({ text, startSeconds, endSeconds })),
    visemes: visemes.map(({ viseme, startSeconds, endSeconds, openness }) => ({
      viseme,
      startSeconds,
      endSeconds,
      openness,
    })),
  };
}

function presentCaptions({ film }: WholeFilm, text: string, { durationSeconds, words }: SpokenLine) {
  const { widthPixels: width, heightPixels: height } = frameSize(film.aspect, film.shortSidePixels);
  const cue = {
    text,
    startSeconds: words[0]?.startSeconds ?? 0,
    endSeconds: words.at(-1)?.endSeconds ?? durationSeconds,
    words,
  };
  const { language } = film;
  const captions = layOutCaptions([cue], { language, columns: subtitleColumns({ width, height }, language) });
  return {
    text,
    captions: captions.map(({ startSeconds, endSeconds, lines }) => ({ startSeconds, endSeconds, lines })),
  };
}

function presentClip(whole: WholeFilm, take: TakeRow | undefined): PreviewMaterial['shots'][number]['clip'] {
  if (!take) {
    return null;
  }
  return {
    take: take.number,
    frames: framesOfClip(take) ?? null,
    drawn: isDrawnClip(take),
    own: isBrought(whole, take),
    synced: toolKindOf(take.inputs.model) === 'lip-sync',
    kept: take.kept,
  };
}
