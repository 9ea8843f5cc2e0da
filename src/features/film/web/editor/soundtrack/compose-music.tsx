import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MusicBrief } from '#src/draft-engine/story/film-plan.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { ModelOption } from '../../../contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { useModels } from '../../idea/idea-data.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

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
  const { wanted, order } = useOrderWhenSaved(() => {
    if (quote.data) {
      compose.mutate({ model, agreedCoins: quote.data.coins, agreedOwnKey: quote.data.billedBy !== null });
    }
  });
  const describe = (description: string): void => {
    const { byDescription: _before, ...brief } = music;
    const set = {
      music: { ...brief, description, ...(description.trim() !== '' && { byDescription: true as const }) },
    };
    edit([{ kind: 'film', set }], { label: 'sound', key: 'music' });
  };
  const isShort = quote.data?.billedBy === null && quote.data.coins > quote.data.balanceCoins;
  const problem = compose.error?.message ?? quote.error?.message;
  const labelOf = ({ label, coins, draft, billedBy }: ModelOption): string =>
    [label, ...(draft ? [] : [billedBy === null ? t('coins', { coins }) : t('billed', { vendor: billedBy })])].join(
      ' · ',
    );
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
      {usable.length > 1 && (
        <SelectField
          label={t('model')}
          value={model}
          options={usable.map((each) => ({ value: each.id, label: labelOf(each) }))}
          onChange={setChosen}
        />
      )}
      {problem && <Notice>{problem}</Notice>}
      {isShort && <p className="text-note text-warn">{t('tooFew', { balance: quote.data?.balanceCoins ?? 0 })}</p>}
      <Button
        kind="primary"
        className="self-start"
        busy={isMaking || wanted || compose.isPending}
        disabled={!quote.data || isShort}
        price={quote.data?.coins}
        onClick={() => {
          flush();
          order();
        }}
      >
        {t(isMaking ? 'composing' : 'compose')}
      </Button>
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

/** Orders when all that was typed is saved: the piece is to follow it. What cannot be saved ends the wish. */
function useOrderWhenSaved(act: () => void): { wanted: boolean; order: () => void } {
  const { saveState } = useEditor();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || saveState === 'saving' || saveState === 'offline') {
      return;
    }
    setWanted(false);
    if (saveState === 'saved') {
      act();
    }
  }, [wanted, saveState, act]);
  return { wanted, order: () => setWanted(true) };
}
