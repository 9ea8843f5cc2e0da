import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';

/** All that a take was made from, and another one from just these (PIPE-12). */
export function TakeInputs({ film, take }: { film: FilmView; take: ShotTake }) {
  const t = useTranslations('filmTakes');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-note text-text-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer pointer-coarse:py-3">{t('madeFrom')}</summary>
      {isOpen && <Inputs film={film} take={take} />}
    </details>
  );
}

function Inputs({ film, take }: { film: FilmView; take: ShotTake }) {
  const t = useTranslations('filmTakes');
  const nameOfModel = useModelName();
  const { settings } = take;
  return (
    <div className="mt-2 flex flex-col gap-2">
      {take.prompt !== '' && (
        <p lang="" className="whitespace-pre-line wrap-anywhere text-text-2">
          {take.prompt}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-text-2">
        <dt className="text-text-3">{t('model')}</dt>
        <dd>{nameOfModel(take.model) ?? t('yours')}</dd>
        <dt className="text-text-3">{t('seed')}</dt>
        <dd className="tabular-nums" translate="no">
          {take.seed}
        </dd>
        {settings && (
          <>
            <dt className="text-text-3">{t('size')}</dt>
            <dd className="tabular-nums">{`${settings.widthPixels} × ${settings.heightPixels}`}</dd>
          </>
        )}
        {settings && settings.seconds !== null && (
          <>
            <dt className="text-text-3">{t('length')}</dt>
            <dd>{t('seconds', { seconds: settings.seconds })}</dd>
          </>
        )}
        {settings?.wish && <Wished wish={settings.wish} />}
      </dl>
      <References references={take.references} />
      {settings && <Repeat film={film} take={take} />}
    </div>
  );
}

/** How the owner wanted a clip made, beyond the usual. */
function Wished({ wish: { source, motion, effort, shortSidePixels } }: { wish: ClipWish }) {
  const t = useTranslations('filmTakes.wish');
  const told = [
    ...(source ? [{ label: t('source.label'), value: t(`source.${source}`) }] : []),
    ...(motion ? [{ label: t('motion.label'), value: t(`motion.${motion}`) }] : []),
    ...(effort ? [{ label: t('effort.label'), value: t(`effort.${effort}`) }] : []),
    ...(shortSidePixels ? [{ label: t('shortSidePixels.label'), value: `${shortSidePixels}p` }] : []),
  ];
  return told.map(({ label, value }) => (
    <Fragment key={label}>
      <dt className="text-text-3">{label}</dt>
      <dd>{value}</dd>
    </Fragment>
  ));
}

function References({ references }: { references: ShotTake['references'] }) {
  const t = useTranslations('filmTakes');
  const pictures = references.flatMap(({ file, ...reference }) =>
    file?.mime.startsWith('image/') ? [{ ...reference, path: file.path }] : [],
  );
  if (pictures.length === 0) {
    return null;
  }
  return (
    <ul aria-label={t('references')} className="flex flex-wrap gap-2">
      {pictures.map(({ id, path, name, number }) => (
        <li key={id} className="w-20">
          <StoredPicture
            path={path}
            alt=""
            sizes="80px"
            width={80}
            height={60}
            className="aspect-4/3 w-full rounded-frame object-cover"
          />
          <span className="line-clamp-2">{name ?? t('take', { number })}</span>
        </li>
      ))}
    </ul>
  );
}

function Repeat({ film, take }: { film: FilmView; take: ShotTake }) {
  const t = useTranslations('filmTakes');
  const terms = useTranslations('modelTerms');
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const keys = useOrderKeys();
  const of = { filmId: film.id, takeId: take.id };
  const quote = useQuery({
    queryKey: ['repeat-quote', film.id, take.id],
    queryFn: ({ signal }) => films.quoteRepeat(of, { signal }),
  });
  const repeat = useMutation({
    mutationFn: ({ coins, billedBy }: NonNullable<typeof quote.data>) =>
      films.repeatTake({
        ...of,
        agreedCoins: coins,
        agreedOwnKey: billedBy !== null,
        idempotencyKey: keys.of({ take: take.id }),
      }),
    onSuccess: keys.done,
    onSettled: () =>
      Promise.all(
        [['film', film.id], ['takes', film.id], ['repeat-quote', film.id], ['me']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const { data } = quote;
  const problem = quote.error ?? repeat.error;
  const short = data && data.coins > data.balanceCoins ? t('tooFew', { balance: data.balanceCoins }) : undefined;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        size="dense"
        busy={repeat.isPending}
        disabled={!data}
        {...(data && data.billedBy === null ? { price: data.coins } : {})}
        {...(short === undefined ? {} : { reason: short })}
        onClick={() => data && repeat.mutate(data)}
      >
        {t('repeat')}
      </Button>
      {data && data.billedBy !== null && <span>{terms('billed', { vendor: data.billedBy })}</span>}
      {problem && <span className="text-err">{problem.message}</span>}
    </div>
  );
}
