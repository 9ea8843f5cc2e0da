import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { PictureChoice } from '#src/platform/browser/ui/picture-choice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { lookPicture } from '#src/shared/catalogue/look-picture.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmSettings } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';
import { OwnStyle } from './own-style.tsx';

/** What holds for the whole film, with what a change of it means. */
export function SettingsTab() {
  const t = useTranslations('filmWhole');
  const names = useTranslations('film');
  const terms = useTranslations('film.terms');
  const { document, film, edit, flush } = useEditor();
  const change = (set: Partial<FilmSettings>, key?: string): boolean =>
    edit([{ kind: 'film', set }], { label: 'film', ...(key === undefined ? {} : { key }) });
  /** A title may not be empty, but its field may be while one types. */
  const [typedTitle, setTypedTitle] = useState<string>();
  const byModels = film.shots.filter(
    ({ pictureServedBy, clipServedBy }) => !isOfEngine(pictureServedBy) || !isOfEngine(clipServedBy),
  ).length;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-7 p-4 sm:p-6">
      <div data-guide="name" className="flex flex-col gap-7">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('title')}
            lang={LANGUAGE_TAGS[document.language]}
            value={typedTitle ?? document.title}
            maximum={LIMITS.film.titleCharacters}
            onChange={({ target }) => {
              setTypedTitle(target.value);
              change({ title: target.value }, 'film title');
            }}
            onBlur={() => {
              setTypedTitle(undefined);
              flush();
            }}
          />
          <Combobox
            label={t('type')}
            value={document.type}
            options={FILM_TYPES.map((value) => ({ value, label: names(`types.${value}`) }))}
            onChange={(type) => change({ type })}
          />
        </div>
        <RadioChips
          label={t('format')}
          value={document.aspect}
          options={ASPECT_RATIOS.map((value) => ({ value, label: terms(value === '16:9' ? 'wide' : 'tall') }))}
          onChange={(aspect) => change({ aspect })}
        />
        <div className="flex flex-col gap-2">
          <p aria-hidden="true" className="text-dense text-text-2">
            {t('look')}
          </p>
          <PictureChoice
            label={t('look')}
            value={document.style}
            options={LOOK_IDS.map((value) => ({ value, label: names(`looks.${value}`), picture: lookPicture(value) }))}
            onChange={(style) => change({ style })}
          />
          <p className="text-note text-text-3">{t('redrawn', { shots: document.shots.length })}</p>
          {byModels > 0 && <p className="text-note text-warn">{t('stays', { count: byModels })}</p>}
        </div>
      </div>
      <OwnStyle />
    </div>
  );
}

/** True for what the draft engine made, and what is not made yet. */
const isOfEngine = (servedBy: { id: string } | null): boolean => servedBy?.id.startsWith('draft-') ?? true;
