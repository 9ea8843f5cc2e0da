import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LoadedPicture } from '../loaded-picture.tsx';
import type { MojiApi } from '../moji-api.ts';
import type { SentPicture } from '../sent-to-canvas.ts';

const KINDS = ['stickers', 'cards', 'tools'] as const;
const PAGE = 24;

type ToolFiles = {
  tools: {
    listToolFiles: (input: { kind: 'image'; limit: number }) => Promise<{
      files: { id: string; path: string; tool: string; shows: string | null }[];
    }>;
  };
};

/** Stickers and cards of the collection, and pictures of the tools, to put one of them on the canvas. */
export function PicturePicker({ onPick, onClose }: { onPick: (picture: SentPicture) => void; onClose: () => void }) {
  const t = useTranslations('mojiCanvas');
  const moji = useTranslations('mojiMagic');
  const { mojiMagic, tools } = useApi<MojiApi & ToolFiles>();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('stickers');
  const cards = useInfiniteQuery({
    queryKey: ['moji-magic', 'pick'],
    queryFn: ({ pageParam, signal }) =>
      mojiMagic.listCards({ limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const made = useQuery({
    queryKey: ['tool-files', 'image', 'canvas'],
    queryFn: () => tools.listToolFiles({ kind: 'image', limit: 60 }),
    enabled: kind !== 'cards',
    staleTime: 0,
  });
  const ofCards = (cards.data?.pages.flatMap((page) => page.cards) ?? []).flatMap((card): SentPicture[] => {
    const file = kind === 'cards' ? card.picture : card.sticker;
    return file ? [{ id: file.id, path: file.path, name: moji(`styles.${card.style}`) }] : [];
  });
  // The stickers of the sticker tool are beside those of the cards.
  const ofTools = (made.data?.files ?? [])
    .filter(({ tool }) => kind === 'tools' || tool === 'sticker')
    .map(({ id, path, shows }, index): SentPicture => ({
      id,
      path,
      name: shows ?? t('toolPicture', { number: index + 1 }),
    }));
  const pictures = [...(kind === 'cards' ? [] : ofTools), ...(kind === 'tools' ? [] : ofCards)];
  const isLoading = (kind !== 'cards' && made.isPending) || (kind !== 'tools' && cards.isPending);
  return (
    <Dialog open onClose={onClose} title={t('pickTitle')} width={760}>
      <div className="flex flex-col items-start gap-4">
        <Segments
          label={t('pickTitle')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={setKind}
        />
        {!isLoading && pictures.length === 0 && <p>{t(`nothingToPick.${kind}`)}</p>}
        <ul className="grid w-full grid-cols-3 gap-3 sm:grid-cols-5">
          {isLoading && ['a', 'b', 'c', 'd', 'e'].map((key) => <Skeleton key={key} className="aspect-square" />)}
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={t('pick', { name: picture.name, number: index + 1 })}
                onClick={() => onPick(picture)}
                className="block w-full rounded-control border border-line bg-surface-2 p-1.5 hover:border-text-2"
              >
                <LoadedPicture
                  path={picture.path}
                  alt=""
                  sizes="9rem"
                  className="aspect-square w-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
        {kind !== 'tools' && <ListEnd list={cards} />}
      </div>
    </Dialog>
  );
}
