import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MusicBrief } from '#src/draft-engine/story/film-plan.ts';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmApi } from '../../film-api.ts';
import { useModels } from '../../idea/idea-data.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { MusicOrder, SoundtrackActions } from './use-soundtrack.ts';

const MOST_CHARACTERS = 2000;

/** How the music is to sound, in words, and the order of another piece with its price. */
export function ComposeMusic({
  music,
  isMaking,
  compose,
}: {
  music: MusicBrief;
  isMaking: boolean;
  compose: SoundtrackActions['compose'];
}) {
  const t = useTranslations('filmSoundtrack');
  const { document, edit, flush } = useEditor();
  const { language } = useLanguage();
  const models = useModels(language).data?.music;
  const usable = (models?.options ?? []).filter(({ availability }) => availability.state === 'available');
  const [chosen, setChosen] = useState<string>();
  const model = chosen ?? usable.find(({ draft }) => draft)?.id ?? '';
  const quote = useMusicQuote(model);
  const whenSaved = useWhenSaved(compose.mutate);
  const describe = (description: string): void => {
    const { byDescription: _before, ...brief } = music;
    const set = {
      music: { ...brief, description, ...(description.trim() !== '' && { byDescription: true as const }) },
    };
    edit([{ kind: 'film', set }], { label: 'sound', key: 'music' });
  };
  const problem = (compose.error ?? quote.error)?.message;
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        lang={LANGUAGE_TAGS[document.language]}
        rows={3}
        value={music.description}
        maximum={MOST_CHARACTERS}
        onChange={({ target }) => describe(target.value)}
        onBlur={flush}
        controlClassName="text-base"
      />
      <ModelChoice models={usable} value={model} onChange={setChosen} />
      {problem && <Notice>{problem}</Notice>}
      <ComposeButton
        quote={quote.data}
        isMaking={isMaking}
        isOrdering={compose.isPending || whenSaved.isWaiting}
        onClick={() => {
          if (quote.data) {
            flush();
            const { coins, billedBy } = quote.data;
            const { description } = music;
            whenSaved.order({ model, agreedCoins: coins, agreedOwnKey: billedBy !== null, description });
          }
        }}
      />
    </div>
  );
}

/** What a piece by this model would cost. */
function useMusicQuote(model: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  return useQuery({
    queryKey: ['music-quote', filmId, model],
    queryFn: ({ signal }) => films.quoteMusic({ filmId, model }, { signal }),
    enabled: model !== '',
  });
}

type MusicQuote = ReturnType<typeof useMusicQuote>['data'];

/** Orders a piece, for the price that it shows. */
function ComposeButton({
  quote,
  isMaking,
  isOrdering,
  onClick,
}: {
  quote: MusicQuote;
  isMaking: boolean;
  isOrdering: boolean;
  onClick: () => void;
}) {
  const t = useTranslations('filmSoundtrack');
  const isShort = isTooExpensive(quote);
  return (
    <>
      {isShort && <p className="text-note text-warn">{t('tooFew', { balance: quote?.balanceCoins ?? 0 })}</p>}
      <Button
        kind="primary"
        className="self-start"
        busy={isMaking || isOrdering}
        disabled={!quote || isShort}
        price={quote?.coins}
        onClick={onClick}
      >
        {t(isMaking ? 'composing' : 'compose')}
      </Button>
    </>
  );
}

/** True where film coins pay, and there are not enough. */
function isTooExpensive(quote: MusicQuote): boolean {
  return quote !== undefined && quote.billedBy === null && quote.coins > quote.balanceCoins;
}

/** Who composes, with what it costs; nothing where there is no choice. */
function ModelChoice({
  models,
  value,
  onChange,
}: {
  models: readonly ModelOption[];
  value: string;
  onChange: (model: string) => void;
}) {
  const t = useTranslations('filmSoundtrack');
  const nameOf = useModelName();
  if (models.length < 2) {
    return null;
  }
  const labelOf = (model: ModelOption): string => {
    const { coins, draft, billedBy } = model;
    const price = billedBy === null ? t('coins', { coins }) : t('billed', { vendor: billedBy });
    const name = nameOf(model) ?? '';
    return draft ? name : `${name} · ${price}`;
  };
  return (
    <SelectField
      label={t('model')}
      value={value}
      options={models.map((each) => ({ value: each.id, label: labelOf(each) }))}
      onChange={onChange}
    />
  );
}

/**
 * Orders when all that was typed is saved, which may be now: the piece is to follow it. Where it cannot be saved,
 * nothing is ordered.
 */
function useWhenSaved(send: (order: MusicOrder) => void): { isWaiting: boolean; order: (order: MusicOrder) => void } {
  const t = useTranslations('filmSoundtrack');
  const { saveState } = useEditor();
  const [waiting, order] = useState<MusicOrder>();
  const [ended, setEnded] = useState<{ waiting: MusicOrder; isSaved: boolean }>();
  if (waiting && saveState !== 'saving') {
    order(undefined);
    setEnded({ waiting, isSaved: saveState === 'saved' });
  }
  const told = useRef(ended);
  useEffect(() => {
    if (!ended || told.current === ended) {
      return;
    }
    told.current = ended;
    if (ended.isSaved) {
      send(ended.waiting);
    } else {
      toast(t('notSaved'), 'error');
    }
  }, [ended, send, t]);
  return { isWaiting: waiting !== undefined, order };
}
