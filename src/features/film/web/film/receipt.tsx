import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { groupReceipt, partNameOf, type ReceiptLine } from './group-receipt.ts';

/** What was made, by which model and at which price: the sum of each group, and every take on demand. */
export function Receipt({ film }: { film: FilmView }) {
  const t = useTranslations('filmReceipt');
  const format = useFormatter();
  const { films } = useApi<FilmApi>();
  const [open, setOpen] = useState(false);
  const receipt = useQuery({
    // New assets or moved coins change the receipt; the old one stays until the new one has loaded.
    queryKey: ['film', film.id, 'receipt', film.progress.stage, film.progress.made, film.spentCoins, film.heldCoins],
    queryFn: ({ signal }) => films.readReceipt({ filmId: film.id }, { signal }),
    placeholderData: (before) => before,
  });
  const lines = receipt.data?.lines ?? [];
  const parts = groupReceipt(lines);
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      <Slate className="flex flex-col gap-2 p-4">
        {receipt.isSuccess && parts.length === 0 && <p className="text-dense text-text-3">{t('none')}</p>}
        <dl className="flex flex-col gap-2">
          {parts.map((part) => (
            <div key={part.name} className="flex items-baseline justify-between gap-3">
              <dt className="text-dense text-text-2">
                {t(part.name)} <span className="edge text-text-3">{t('count', { count: part.count })}</span>
              </dt>
              <dd className="edge text-text-2">{part.draft ? t('draftLine') : format.number(part.coins)}</dd>
            </div>
          ))}
          {receipt.data && <CoinsAside receipt={receipt.data} />}
          <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2.5 font-semibold">
            <dt>{t('total')}</dt>
            <dd className="edge text-text-1">{format.number(receipt.data?.chargedCoins ?? film.spentCoins)}</dd>
          </div>
        </dl>
        {parts.length > 0 && (
          <Button size="dense" kind="quiet" className="-ml-2.5 self-start" onClick={() => setOpen(true)}>
            {t('details')}
          </Button>
        )}
      </Slate>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} width={760}>
        <TakeTable lines={lines} />
      </Dialog>
    </section>
  );
}

/** The drawn character, place or item. Names of sounds are internal. */
const nameOf = (line: ReceiptLine): string | null => (partNameOf(line.kind) === 'pictures' ? line.name : null);

/** Held and returned coins, if there are any. */
function CoinsAside({ receipt }: { receipt: { heldCoins: number; returnedCoins: number } }) {
  const t = useTranslations('filmReceipt');
  return (
    <>
      <Sum label={t('held')} coins={receipt.heldCoins} />
      <Sum label={t('returned')} coins={receipt.returnedCoins} />
    </>
  );
}

function Sum({ label, coins }: { label: string; coins: number }) {
  const format = useFormatter();
  if (coins === 0) {
    return null;
  }
  return (
    <div className="flex items-baseline justify-between gap-3 text-dense text-text-2">
      <dt>{label}</dt>
      <dd className="edge">{format.number(coins)}</dd>
    </div>
  );
}

/** Who spoke a line; a person sees where the built-in voice stood in for another. */
function Speaker({ speaker: { name, insteadOf } }: { speaker: NonNullable<ReceiptLine['speaker']> }) {
  const t = useTranslations('filmReceipt');
  return <span className="block text-text-3">{insteadOf === null ? name : t('insteadOf', { name, insteadOf })}</span>;
}

function TakeTable({ lines }: { lines: readonly ReceiptLine[] }) {
  const t = useTranslations('filmReceipt');
  const ofTakes = useTranslations('filmTakes');
  const nameOfModel = useModelName();
  const format = useFormatter();
  const states = {
    free: t('free'),
    own_key: ofTakes('ownKey'),
    held: t('heldState'),
    charged: t('charged'),
    returned: t('returnedState'),
  } as const;
  return (
    // A table may scroll in its own box where the page is narrow.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" data-scrolls tabIndex={0} aria-label={t('details')}>
      <table className="w-full border-collapse text-left text-dense [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pr-4 [&_td]:not-first:whitespace-nowrap [&_th]:pr-4 [&_th]:pb-1.5 [&_th]:font-semibold [&_th]:whitespace-nowrap">
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('model')}</th>
            <th scope="col">{t('coins')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.kind} ${line.shot} ${line.name} ${line.take} ${line.at}`}>
              <td lang={langOf(nameOf(line) ?? '')} className="min-w-28">
                {[
                  line.shot === null ? null : `S${String(line.shot).padStart(2, '0')}`,
                  nameOf(line) ?? t(partNameOf(line.kind)),
                  line.take === null ? null : `T${line.take}`,
                  line.candidate && t('candidate', line.candidate),
                ]
                  .filter((each) => each !== null)
                  .join(' · ')}
              </td>
              <td className="text-text-2">
                {nameOfModel(line.servedBy ?? line.model) ?? (line.kind === 'movie' ? t('own') : t('empty'))}
                {line.speaker && <Speaker speaker={line.speaker} />}
              </td>
              <td className="edge">{format.number(line.coins)}</td>
              <td className="text-text-2">{states[line.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
