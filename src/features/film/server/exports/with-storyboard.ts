import { join } from 'node:path';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { cn as filmCn } from '../../texts/cn.ts';
import { en as filmEn } from '../../texts/en.ts';
import { cn } from '../../texts/export/cn.ts';
import { en } from '../../texts/export/en.ts';
import { ja } from '../../texts/export/ja.ts';
import { ko } from '../../texts/export/ko.ts';
import { ja as filmJa } from '../../texts/ja.ts';
import { ko as filmKo } from '../../texts/ko.ts';
import { FRAMES_PER_SECOND } from '../../timeline/shot-length.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { StoryboardInput } from '../storyboard/storyboard-input.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import type { ExportAssets } from './export-files.ts';
import { shotLabel } from './shot-label.ts';

const WORDS = {
  en: { ...en.storyboard, camera: filmEn.camera, framing: filmEn.framing },
  cn: { ...cn.storyboard, camera: filmCn.camera, framing: filmCn.framing },
  ko: { ...ko.storyboard, camera: filmKo.camera, framing: filmKo.framing },
  ja: { ...ja.storyboard, camera: filmJa.camera, framing: filmJa.framing },
} as const satisfies Record<Language, unknown>;

type Dependencies = Pick<FilmDependencies, 'cutThreads' | 'storage' | 'config'>;

/** What a storyboard shows, with labels in a language. */
function planStoryboard(
  rows: FilmRows,
  pathOf: (shotId: string) => string | null,
  language: Language,
): Omit<StoryboardInput, 'path'> {
  const words = WORDS[language];
  const names = new Map(rows.characters.map(({ key, name }) => [key, name]));
  return {
    title: rows.film.title ?? '',
    logline: rows.film.logline ?? '',
    language: rows.film.language,
    labelLanguage: language,
    aspect: rows.film.aspect,
    heading: words.heading,
    page: words.page,
    unfinished: words.unfinished,
    panels: planFilmTimes(rows).shots.map(({ id, frames, plan }) => {
      const seconds = words.seconds.replace('{seconds}', (frames / FRAMES_PER_SECOND).toFixed(1));
      const { kind, speakerKey = '', text } = plan.speech;
      const speaker = names.get(speakerKey) ?? words.narrator;
      return {
        label: shotLabel(plan.number),
        facts: [seconds, words.framing[plan.framing], words.camera[plan.camera]].join(' · '),
        picturePath: pathOf(id),
        script: plan.script,
        speech: kind === 'silent' ? words.silent : `${speaker}: ${text}`,
      };
    }),
  };
}

/** Makes the storyboard of a film with shots as a PDF in a thread, and lends its path to `use`; then it is removed. */
export async function withStoryboard<Result>(
  { cutThreads, storage, config }: Dependencies,
  { rows, assets, language }: { rows: FilmRows; assets: ExportAssets; language: Language },
  use: (path: string) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const pathOf = (shotId: string): string | null => {
    const file = assets.fileOf('picture', shotId);
    return file ? storage.pathOf(file.storageKey) : null;
  };
  return withScratchFolder(scratchRoot(config), async (folder) => {
    const path = join(folder, 'storyboard.pdf');
    const input: StoryboardInput = { ...planStoryboard(rows, pathOf, language), path };
    // Somebody waits for it, and it takes a second.
    await cutThreads.run('write-storyboard', input, { priority: 1, signal });
    return use(path);
  });
}
