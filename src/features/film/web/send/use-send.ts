import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import type { EditorTab } from '../editor-tabs.ts';
import { useAway } from '../editor/use-away.ts';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';
import type { SentKind, SentPlace } from './places-of.ts';
import { isClip, type SentPicture } from './sent-picture.ts';

const TAB_OF: Readonly<Record<SentKind, EditorTab>> = {
  shot: 'storyboard',
  character: 'characters',
  place: 'locations',
  item: 'items',
};

/** Uses a picture at a place of a film; a message then leads there. */
export function useSend({ film, picture, onSent }: { film: FilmSummary; picture: SentPicture; onSent: () => void }) {
  const t = useTranslations('filmSend');
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const isAway = useAway();
  return useMutation({
    mutationFn: async (place: SentPlace): Promise<void> => {
      if (isClip(picture)) {
        await films.bringClip({ filmId: film.id, shotId: place.id, clipId: picture.id });
        return;
      }
      await (place.kind === 'shot'
        ? films.bringShotPictures({ filmId: film.id, shotId: place.id, pictureIds: [picture.id] })
        : films.bringCastPicture({ filmId: film.id, kind: place.kind, key: place.id, pictureId: picture.id }));
    },
    onSuccess: (_done, place) => {
      const title = film.title || film.idea;
      const there = place.kind === 'shot' ? `&shot=${place.number}` : '';
      const said =
        place.kind === 'shot'
          ? t(isClip(picture) ? 'clipSentToShot' : 'sentToShot', { number: place.number, title })
          : t('sentToMember', { name: place.name, title });
      toast(said, 'success', {
        label: t('open'),
        act: () =>
          void navigate(`${paths.film(film.id)}/edit?tab=${isClip(picture) ? 'video' : TAB_OF[place.kind]}${there}`),
      });
      if (!isAway.current) {
        onSent();
      }
    },
    // The place for it is gone where the dialog was closed meanwhile.
    onError: (error) => isAway.current && toastFailure(error),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['film', film.id] }),
        queries.invalidateQueries({ queryKey: ['films'] }),
      ]),
  });
}
