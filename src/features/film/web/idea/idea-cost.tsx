import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { Quote, useQuote } from './idea-data.ts';
import { IdeaShortfall } from './idea-shortfall.tsx';

export type Mode = 'one_click' | 'step_by_step';

/**
 * The film's price, item by item (COIN-02); old numbers stay, as readable as ever, while new ones are calculated. A
 * free film is summed up in a line.
 */
export function IdeaCost({
  quote,
  written,
  onDraft,
}: {
  quote: ReturnType<typeof useQuote>;
  written: boolean;
  onDraft: () => void;
}) {
  const t = useTranslations('filmIdea');
  const { data, error } = quote;
  const differs = data !== undefined && data.oneClick.totalCoins !== data.stepByStep.totalCoins;
  return (
    <>
      <h2 id="cost" className="flex items-baseline justify-between gap-3 text-lead font-semibold">
        {t('cost')}
        {written && !error && data && !differs && <CoinAmount coins={data.oneClick.totalCoins} className="text-base" />}
      </h2>
      <CostBody quote={quote} written={written} differs={differs} onDraft={onDraft} />
    </>
  );
}

function CostBody({
  quote,
  written,
  differs,
  onDraft,
}: {
  quote: ReturnType<typeof useQuote>;
  written: boolean;
  differs: boolean;
  onDraft: () => void;
}) {
  const t = useTranslations('filmIdea');
  const { data, error, isFetching } = quote;
  if (!written) {
    return <p className="text-text-2">{t('noQuote')}</p>;
  }
  if (error) {
    return (
      <Notice
        action={
          <Button size="dense" busy={isFetching} onClick={() => void quote.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-2.5">
        <output className="sr-only">{t('counting')}</output>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-5" />
        ))}
      </div>
    );
  }
  const billed = data.oneClick.lines.some(({ billedBy }) => billedBy !== null);
  const free = !billed && data.oneClick.totalCoins === 0 && data.stepByStep.totalCoins === 0;
  return (
    <div className="flex flex-col gap-2.5" aria-busy={isFetching}>
      <p className="edge text-text-3">
        {t('about', { shots: data.counts.shots, seconds: Math.round(data.counts.seconds) })}
      </p>
      {/* When the buttons are beside the form, it is shown with them. */}
      <IdeaShortfall quote={data} onDraft={onDraft} className="lg:hidden" />
      {free && <p className="text-dense text-text-2">{t('allDraft')}</p>}
      {/* A free film's items are collapsed: all of them are free. */}
      <details open={!free}>
        <summary className="w-fit rounded-control py-1 text-note text-text-2 hover:text-text-1 pointer-coarse:py-3">
          {t('partByPart')}
        </summary>
        <Lines quote={data} differs={differs} />
      </details>
      {!free && (
        <p className="flex items-center justify-between gap-3 text-dense text-text-2">
          <span>{t('balance')}</span>
          <CoinAmount coins={data.balanceCoins} />
        </p>
      )}
      {data.estimated && <p className="text-note text-text-3">{t('estimated')}</p>}
    </div>
  );
}

function Lines({ quote, differs }: { quote: Quote; differs: boolean }) {
  const t = useTranslations('filmIdea');
  const terms = useTranslations('modelTerms');
  const nameOfModel = useModelName();
  const parts = quote.oneClick.lines.filter((line) => line.count > 0 && (line.coins > 0 || line.model !== null));
  const step = (part: string): number => quote.stepByStep.lines.find((line) => line.part === part)?.coins ?? 0;
  const cell = (content: ReactNode): ReactNode => <td className="py-0.5 pl-3 text-right align-baseline">{content}</td>;
  return (
    <table className="w-full text-dense">
      <caption className="sr-only">{t('cost')}</caption>
      <thead className={differs ? 'text-note text-text-3' : 'sr-only'}>
        <tr>
          <th scope="col" className="text-left font-normal">
            {t('part')}
          </th>
          {differs && (
            <th scope="col" className="pl-3 text-right font-normal">
              {t('stepByStep')}
            </th>
          )}
          <th scope="col" className="pl-3 text-right font-normal">
            {differs ? t('oneClick') : t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((line) => (
          <tr key={line.part} className="text-text-2">
            <th scope="row" className="py-0.5 text-left font-normal">
              {t(`parts.${line.part}`)}
              <span className="edge ml-2 text-text-3 normal-case">
                {nameOfModel(line.model)}
                {line.billedBy !== null && ` · ${terms('billed', { vendor: line.billedBy })}`}
                {line.billedBy === null && line.unitCoins !== null && line.count > 1 && (
                  <>
                    {line.model && ' · '}
                    {t('each', { count: line.count, coins: line.unitCoins })}
                  </>
                )}
              </span>
            </th>
            {differs && cell(<CoinAmount coins={step(line.part)} />)}
            {cell(<CoinAmount coins={line.coins} />)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line text-base font-semibold">
          <th scope="row" className="pt-2 text-left">
            {t('total')}
          </th>
          {differs && (
            <td className="pt-2 pl-3 text-right">
              <CoinAmount coins={quote.stepByStep.totalCoins} />
            </td>
          )}
          <td className="pt-2 pl-3 text-right">
            <CoinAmount coins={quote.oneClick.totalCoins} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The two modes, each with its price, and why it is not possible if it is not. */
export function IdeaVerbs({
  quote,
  onStart,
  starting,
  row = false,
}: {
  quote: Quote | undefined;
  onStart: (mode: Mode) => void;
  starting: Mode | undefined;
  row?: boolean;
}) {
  const t = useTranslations('filmIdea');
  const verb = (mode: Mode): ReactNode => {
    const one = mode === 'one_click' ? quote?.oneClick : quote?.stepByStep;
    const reason = one && !one.allowed ? one.problems.map(({ message }) => message).join(' ') : undefined;
    return (
      <Button
        kind={mode === 'one_click' ? 'primary' : 'plain'}
        size={row ? 'usual' : 'large'}
        className="w-full"
        price={one?.totalCoins}
        reason={reason}
        busy={starting === mode}
        disabled={starting !== undefined && starting !== mode}
        onClick={() => onStart(mode)}
      >
        {starting === mode ? t('starting') : t(mode === 'one_click' ? 'oneClick' : 'stepByStep')}
      </Button>
    );
  };
  if (row) {
    return (
      <div className="grid grid-cols-[auto_1fr] items-start gap-2.5">
        {verb('step_by_step')}
        {verb('one_click')}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        {verb('one_click')}
        <p className="text-note text-text-3">{t('oneClickNote')}</p>
      </div>
      <div className="flex flex-col gap-1.5">
        {verb('step_by_step')}
        <p className="text-note text-text-3">{t('stepByStepNote')}</p>
      </div>
    </div>
  );
}
