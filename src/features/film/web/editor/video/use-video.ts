import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveStoredFile } from '#src/platform/browser/download/save-stored-file.ts';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { shownShots } from '../../../timeline/shown-shots.ts';
import type { FilmApi } from '../../film-api.ts';
import { usePreviewMaterial } from '../preview/use-preview-material.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { usePending } from '../use-pending.ts';
import { useRetryShot } from '../use-retry-shot.ts';
import type { TrimmableClip } from './trim-dialog.tsx';

/** Which clips an order is about at first. */
export type OrderScope = 'missing' | 'selected' | 'all';

/** A dialog of the video tab. */
type VideoDialog =
  | { kind: 'order'; scope: OrderScope }
  | { kind: 'takes'; number: number }
  | { kind: 'redo' }
  | { kind: 'own' | 'trim'; shotId: string };

/** What can be done with clips; each says what happened. */
export interface VideoVerbs {
  dialog: VideoDialog | undefined;
  open(dialog: VideoDialog | undefined): void;
  /** Leaves shots out of the video, or puts them back. */
  show(ids: ReadonlySet<string>, shown: boolean): void;
  /** The clip of a shot, where a part of it can be chosen. */
  trimmable(shotId: string): TrimmableClip | undefined;
  /** Why the clip of a shot cannot be trimmed. */
  whyTrim(shotId: string): string | undefined;
  /** Why these cannot be left out. */
  whyShown(ids: ReadonlySet<string>): string | undefined;
  /** Makes a failed shot again. */
  retry(number: number): void;
  isRetrying(number: number): boolean;
  stop(numbers: readonly number[]): void;
  isStopping(number: number): boolean;
  download(view: ShotView): void;
  /** All files of the film. */
  downloadAll(): void;
  isBusy: boolean;
}

export const VideoContext = createContext<VideoVerbs | null>(null);

/** The verbs of the video tab around this component. */
export function useVideo(): VideoVerbs {
  const video = use(VideoContext);
  if (!video) {
    throw new Error('there is no video tab around this component');
  }
  return video;
}

/** The verbs for the film of the editor around this component. */
export function useVideoVerbs(): VideoVerbs {
  const t = useTranslations('filmVideo');
  const list = useList();
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const editor = useEditor();
  const { film } = editor;
  const { retryShot, retrying } = useRetryShot(film.id);
  const [dialog, open] = useState<VideoDialog>();
  const material = usePreviewMaterial(film);
  const clips = useMemo(() => material && new Map(material.shots.map(({ id, clip }) => [id, clip])), [material]);
  const views = useShotViews();
  const stopKey = ['stop-takes', film.id];
  const stopping = usePending<readonly number[]>(stopKey);
  const stop = useMutation({
    mutationKey: stopKey,
    mutationFn: (numbers: readonly number[]) => films.stopTakes({ filmId: film.id, numbers: [...numbers] }),
    onSuccess: ({ stopped, goingOn }) => {
      if (stopped > 0) {
        toast(t('stopped', { count: stopped }));
      }
      if (stopped === 0 || goingOn > 0) {
        toast(t(goingOn > 0 ? 'goingOn' : 'nothingToStop'));
      }
    },
    onError: toastFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['film', film.id] }),
  });
  const archive = useMutation({
    mutationFn: () => films.linkExport({ filmId: film.id, format: 'zip' }),
    onSuccess: ({ path }) => saveStoredFile(path, fileNameOf(film.title, 'zip')),
    onError: toastFailure,
  });
  return useMemo((): VideoVerbs => {
    const { document } = editor;
    const whyShown = (ids: ReadonlySet<string>): string | undefined => {
      const count = LIMITS.film.minimumVideoFrames;
      return shownShots(document.shots).filter(({ id }) => !ids.has(id)).length < count
        ? t('leaveOutNot', { count })
        : undefined;
    };
    const trimmable = (shotId: string): TrimmableClip | undefined => {
      const view = views.get(shotId);
      const clip = clips?.get(shotId);
      return view?.clip && clip && !clip.drawn && clip.frames !== null && clip.take === view.takes.clip
        ? { path: view.clip.path, take: clip.take, frames: clip.frames }
        : undefined;
    };
    const whyTrim = (shotId: string): string | undefined => {
      if (trimmable(shotId)) {
        return undefined;
      }
      const clip = clips?.get(shotId);
      if (clip?.drawn) {
        return t('trim.drawn');
      }
      const isRead = clips !== undefined && clip?.take === (views.get(shotId)?.takes.clip ?? undefined);
      return t(isRead ? 'trim.none' : 'trim.reading');
    };
    return {
      dialog,
      open,
      trimmable,
      whyTrim,
      whyShown,
      show: (ids, shown) => {
        const edits = [...ids].map((id): FilmEdit => ({ kind: 'shot', id, set: { leftOut: shown ? null : true } }));
        const numbers = document.shots.filter(({ id }) => ids.has(id)).map(({ plan }) => plan.number);
        const shots = list(inRanges(numbers));
        if ((shown || whyShown(ids) === undefined) && editor.edit(edits, { label: 'shown' })) {
          toast(t(shown ? 'saidKept' : 'saidLeftOut', { count: numbers.length, shots }));
        }
      },
      retry: retryShot,
      isRetrying: (number) => retrying.has(number),
      stop: (numbers) => stop.mutate(numbers),
      isStopping: (number) => [...stopping].some((numbers) => numbers.includes(number)),
      download: ({ clip, number }) => {
        if (clip) {
          saveStoredFile(clip.path, fileNameOf(`${film.title} S${String(number).padStart(2, '0')}`, 'mp4'));
        }
      },
      downloadAll: () => archive.mutate(),
      isBusy: archive.isPending,
    };
  }, [editor, film, clips, views, t, list, dialog, retryShot, retrying, stop, stopping, archive]);
}
