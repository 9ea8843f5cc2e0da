import { useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { commitmentOf, drawCard, drawCards, type DrawnCard } from '#src/shared/fair-draw.ts';
import type { MojiDraw, OpenSeed } from '../contract.ts';
import { useDraws, useMojiChanges } from './use-moji.ts';

const SEED_CHARACTERS = 64;
const CHANCE_BYTES = 8;
const SERVER_SEED = /^[0-9a-f]{64}$/;

/** What decides the draws, their log, and the same computation in the browser. */
export function FairDraws({
  seed,
  clientSeed,
  faceDownDraw,
  onClientSeed,
}: {
  seed: OpenSeed;
  clientSeed: string;
  /** The draw whose cards are not all turned over: its log does not say what they are. */
  faceDownDraw: string | undefined;
  onClientSeed: (seed: string) => void;
}) {
  const t = useTranslations('mojiMagic');
  const { publish } = useMojiChanges();
  const byChance = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(CHANCE_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  return (
    <section
      id="fair"
      aria-labelledby="moji-fair"
      className="flex scroll-mt-20 flex-col gap-6 border-t border-line pt-6"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id="moji-fair" className="display text-head">
          {t('fairTitle')}
        </h2>
        <p className="max-w-prose text-text-2">{t('fairText')}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <dl className="flex flex-col gap-3">
            <Fact label={t('commitment')} value={seed.commitment} />
            <Fact label={t('nextNumber')} value={String(seed.cardsDrawn + 1)} />
          </dl>
          <TextField
            label={t('clientSeed')}
            hint={t('clientSeedHint')}
            value={clientSeed}
            maxLength={SEED_CHARACTERS}
            onChange={(event) => onClientSeed(event.target.value)}
          />
          <div className="flex flex-wrap items-start gap-2.5">
            <Button onClick={() => onClientSeed(byChance())}>{t('newClientSeed')}</Button>
            <Button
              busy={publish.isPending}
              reason={seed.cardsDrawn === 0 ? t('publishFirst') : undefined}
              onClick={() =>
                publish.mutate(seed.id, { onSuccess: () => toast(t('published'), 'success'), onError: toastFailure })
              }
            >
              {t('publish')}
            </Button>
          </div>
          <OwnCheck />
        </div>
        <Log faceDownDraw={faceDownDraw} />
      </div>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-note text-text-2">{label}</dt>
      <dd data-selectable="" className="font-mono text-note break-all">
        {value}
      </dd>
    </div>
  );
}

/** Computes one card of seeds that a person types in. */
function OwnCheck() {
  const t = useTranslations('mojiMagic');
  const [serverSeed, setServerSeed] = useState('');
  const [clientSeed, setClientSeed] = useState('');
  const [number, setNumber] = useState('1');
  const [found, setFound] = useState<DrawnCard & { commitment: string }>();
  const [isWrong, setWrong] = useState(false);
  const compute = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const server = serverSeed.trim().toLowerCase();
    const counter = Number(number) - 1;
    if (!SERVER_SEED.test(server) || !Number.isInteger(counter) || counter < 0) {
      setWrong(true);
      setFound(undefined);
      return;
    }
    setWrong(false);
    const card = await drawCard({ serverSeed: server, clientSeed: clientSeed.trim(), counter });
    setFound({ ...card, commitment: await commitmentOf(server) });
  };
  return (
    <details className="rounded-control border border-line-strong">
      <summary className="control flex cursor-pointer items-center px-3">{t('ownCheck')}</summary>
      <form onSubmit={(event) => void compute(event)} className="flex flex-col gap-3 p-3 pt-1">
        <p className="text-note text-text-2">{t('ownCheckText')}</p>
        <TextField
          label={t('serverSeed')}
          value={serverSeed}
          error={isWrong ? t('serverSeedWrong') : undefined}
          onChange={(event) => setServerSeed(event.target.value)}
        />
        <TextField label={t('clientSeed')} value={clientSeed} onChange={(event) => setClientSeed(event.target.value)} />
        <TextField
          label={t('number')}
          type="number"
          min={1}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit" className="self-start">
          {t('compute')}
        </Button>
        <output data-selectable="" className="block text-note break-words">
          {found &&
            t('comesOut', {
              style: t(`styles.${found.style}`),
              rarity: t(`rarity.${found.rarity}`),
              commitment: found.commitment,
            })}
        </output>
      </form>
    </details>
  );
}

function Log({ faceDownDraw }: { faceDownDraw: string | undefined }) {
  const t = useTranslations('mojiMagic');
  const list = useDraws();
  const draws = list.data?.pages.flatMap((page) => page.draws) ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lead font-semibold">{t('log')}</h3>
      {list.isSuccess && draws.length === 0 && <p className="text-text-2">{t('logNone')}</p>}
      <ul className="flex flex-col gap-2.5">
        {draws.map((draw) => (
          <LoggedDraw key={draw.id} draw={draw} isFaceDown={draw.id === faceDownDraw} />
        ))}
      </ul>
      <ListEnd list={list} />
    </div>
  );
}

/** True where the seeds of a draw give just what was drawn, and the server's seed is the one it had promised. */
async function isAsPromised({ serverSeed, clientSeed, commitment, firstNumber, drawn }: MojiDraw): Promise<boolean> {
  if (serverSeed === null || (await commitmentOf(serverSeed)) !== commitment) {
    return false;
  }
  const again = await drawCards({ serverSeed, clientSeed, counter: firstNumber }, drawn.length);
  return again.every(({ style, rarity, pictureSeed }, index) => {
    const card = drawn[index];
    return card?.style === style && card.rarity === rarity && card.pictureSeed === pictureSeed;
  });
}

function LoggedDraw({ draw, isFaceDown }: { draw: MojiDraw; isFaceDown: boolean }) {
  const t = useTranslations('mojiMagic');
  const format = useFormatter();
  const [isRight, setRight] = useState<boolean>();
  const { drawn, firstNumber, serverSeed, clientSeed, commitment } = draw;
  return (
    <li className="flex flex-col gap-1.5 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">
          {t('logDraw', { count: drawn.length, from: firstNumber + 1, to: firstNumber + drawn.length })}
        </span>
        <time dateTime={draw.createdAt} className="text-note text-text-3">
          {format.dateTime(new Date(draw.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      {!isFaceDown && (
        <p className="text-note text-text-2">
          {drawn
            .map(({ style, rarity }) => t('turned', { style: t(`styles.${style}`), rarity: t(`rarity.${rarity}`) }))
            .join(' · ')}
        </p>
      )}
      {serverSeed === null ? (
        <p className="text-note text-text-3">{t('notPublished')}</p>
      ) : (
        <>
          <details className="text-note">
            <summary className="cursor-pointer text-text-2">{t('by')}</summary>
            <dl className="flex flex-col gap-2 pt-2">
              <Fact label={t('commitment')} value={commitment} />
              <Fact label={t('serverSeed')} value={serverSeed} />
              <Fact label={t('clientSeed')} value={clientSeed} />
            </dl>
          </details>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="dense" onClick={() => void isAsPromised(draw).then(setRight)}>
              {t('check')}
            </Button>
            <output className={isRight ? 'text-note text-ok' : 'text-note text-err'}>
              {isRight !== undefined && t(isRight ? 'isRight' : 'isWrong')}
            </output>
          </div>
        </>
      )}
    </li>
  );
}
