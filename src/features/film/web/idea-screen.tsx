import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { DEFAULT_LOOK, LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, type AspectRatio } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { FilmList } from './film-list.tsx';
import { useCreateFilm } from './use-films.ts';

const SHOT_CHOICES = ['4', '6', '8', '10', '12'] as const;

/** Where a film begins: one sentence and how it should look and sound. */
export function IdeaScreen() {
  const t = useTranslations('film');
  const { language: interfaceLanguage } = useLanguage();
  const navigate = useNavigate();
  const create = useCreateFilm();
  const [idea, setIdea] = useState('');
  const [type, setType] = useState<FilmType>('fantasy');
  const [style, setStyle] = useState<LookId>(DEFAULT_LOOK);
  const [aspect, setAspect] = useState<AspectRatio>('16:9');
  const [language, setLanguage] = useState<Language>(interfaceLanguage);
  const [shots, setShots] = useState<(typeof SHOT_CHOICES)[number]>('8');
  // One key for one filled-in form: a second click or a lost answer makes no second film.
  const key = useRef(crypto.randomUUID());

  const submit = () => {
    create.mutate(
      { idea, type, style, aspect, language, shots: Number(shots), mode: 'one_click', idempotencyKey: key.current },
      {
        onSuccess: ({ filmId }) => void navigate(`/dashboard/film/${filmId}`),
        onError: () => { key.current = crypto.randomUUID(); },
      },
    );
  };

  return (
    <div className="flex flex-col gap-10">
      <form className="flex flex-col gap-4" onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <h1 className="font-display text-3xl font-bold [font-stretch:115%] sm:text-4xl">{t('heading')}</h1>
        <label className="flex flex-col gap-1">
          <span className="text-xs text-text-3">{t('ideaLabel')}</span>
          <textarea
            value={idea}
            onChange={(event) => setIdea(event.target.value)}
            rows={3}
            placeholder={t('ideaPlaceholder')}
            className="w-full resize-y rounded-[6px] border border-line-strong bg-surface-2 p-3 text-base text-text-1 placeholder:text-text-3"
          />
        </label>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
          <SelectField label={t('type')} value={type} onChange={setType} options={FILM_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))} />
          <SelectField label={t('style')} value={style} onChange={setStyle} options={LOOK_IDS.map((value) => ({ value, label: t(`looks.${value}`) }))} />
          <SelectField label={t('aspect')} value={aspect} onChange={setAspect} options={ASPECT_RATIOS.map((value) => ({ value, label: t(`aspects.${value}`) }))} />
          <SelectField label={t('language')} value={language} onChange={setLanguage} options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))} />
          <SelectField label={t('shots')} value={shots} onChange={setShots} options={SHOT_CHOICES.map((value) => ({ value, label: value }))} />
        </div>
        {create.error && <Notice>{create.error.message}</Notice>}
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="primary" type="submit" disabled={create.isPending}>{create.isPending ? t('creating') : t('create')}</Button>
          <span className="text-xs text-text-3">{t('draftNote')}</span>
        </div>
      </form>
      <FilmList />
    </div>
  );
}
