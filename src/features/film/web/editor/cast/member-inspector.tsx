import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useInspector } from '../state/use-inspector.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import { CharacterSheet } from './character-sheet.tsx';
import { FigureFields } from './figure-fields.tsx';
import { FormerName, noteRenamed } from './former-name.tsx';
import { ItemFields } from './item-fields.tsx';
import { MemberPicture } from './member-picture.tsx';
import { MemberPictures } from './member-pictures.tsx';
import { GESTURE_OF, shotsOf, sourceOf, viewOf, type Member } from './members.ts';
import { OldDescription } from './old-description.tsx';
import { PlaceLook } from './place-look.tsx';
import { RemoveMember } from './remove-member.tsx';
import { useMemberState } from './use-member-state.ts';
import { VoiceFields } from './voice-fields.tsx';

/** Characters of a description. */
const MOST_DESCRIPTION = 2000;

/** All that can be set of one member of the cast. */
export function MemberInspector({
  shown,
  isNew,
  onRemoved,
}: {
  shown: Member;
  /** It was just added: its name comes first. */
  isNew: boolean;
  onRemoved: () => void;
}) {
  const t = useTranslations('filmCast');
  const editor = useEditor();
  const { kind, member } = shown;
  const view = viewOf(editor.film, shown);
  const shots = shotsOf(editor, shown);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) {
      const name = fields.current?.querySelector('input');
      name?.focus();
      name?.select();
    }
  }, [isNew]);
  return (
    <div ref={fields} className="flex flex-col">
      <div className="sticky top-0 z-10 -mx-1 bg-bg px-1 pt-4 pb-1">
        <div
          className={clsx('lg:mx-auto', kind === 'character' ? 'w-18 max-w-full lg:w-48' : 'w-36 max-w-full lg:w-full')}
        >
          <MemberPicture shown={shown} view={view} />
        </div>
      </div>
      <ShotLinks numbers={shots.all} />
      <Words key={member.key} shown={shown} />
      {shown.kind === 'character' && (
        <OldDescription
          key={`${member.key} look`}
          character={shown.member}
          onDescribed={() => fields.current?.querySelector('textarea')?.focus()}
        />
      )}
      <Section title={t('look')} open>
        <WhatChanges shown={shown} />
        {shown.kind === 'character' && <FigureFields character={shown.member} />}
        {shown.kind === 'place' && <PlaceLook location={shown.member} />}
        {shown.kind === 'item' && <ItemFields thing={shown.member} />}
      </Section>
      {shown.kind === 'character' && (
        <Section title={t('voice')}>
          <VoiceFields character={shown.member} />
        </Section>
      )}
      <Section title={t('picture')}>
        <MemberPictures shown={shown} view={view} />
      </Section>
      {shown.kind === 'character' && (
        <Section title={t('views.heading')}>
          <CharacterSheet shown={shown} view={view} />
        </Section>
      )}
      <RemoveMember shown={shown} onRemoved={onRemoved} />
    </div>
  );
}

/** The shots in which a member appears, as ways to them. */
function ShotLinks({ numbers }: { numbers: readonly number[] }) {
  const t = useTranslations('filmCast');
  const [params] = useSearchParams();
  const { select, order } = useSelection();
  const { open } = useInspector();
  if (numbers.length === 0) {
    return <p className="mt-2 mb-3 text-note text-text-3">{t('shots', { count: 0, numbers: '' })}</p>;
  }
  const to = (number: number): string => {
    const there = new URLSearchParams(params);
    there.set('tab', 'storyboard');
    there.set('shot', String(number));
    return `?${there.toString()}`;
  };
  return (
    <ul aria-label={t('usedIn')} className="mt-1 mb-2 flex flex-wrap items-center gap-x-2 text-note text-text-3">
      {numbers.map((number) => (
        <li key={number}>
          <Link
            to={to(number)}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            onClick={() => {
              select(order[number - 1] ?? '');
              open();
            }}
          >
            {t('usedShot', { number })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The name and the description. A name that is deleted is written when there is another. */
function Words({ shown }: { shown: Member }) {
  const { kind, member } = shown;
  const t = useTranslations('filmCast');
  const name = useRef<HTMLInputElement>(null);
  const { document, edit, filmId, flush } = useEditor();
  const [isEmpty, setEmpty] = useState(false);
  const language = LANGUAGE_TAGS[document.language];
  const set = (field: 'name' | 'description', value: string): void => {
    edit([{ kind, key: member.key, set: { [field]: value } } as FilmEdit], {
      label: GESTURE_OF[kind],
      key: `${member.key} ${field}`,
    });
  };
  return (
    <div className="flex flex-col gap-3 pb-3">
      <TextField
        ref={name}
        label={t('name')}
        lang={language}
        value={isEmpty ? '' : member.name}
        maxLength={LIMITS.film.characterNameCharacters}
        error={isEmpty ? t('nameEmpty') : undefined}
        onChange={({ target: { value } }) => {
          setEmpty(value.trim() === '');
          if (value.trim() !== '') {
            noteRenamed(filmId, shown);
            set('name', value);
          }
        }}
        onBlur={() => {
          setEmpty(false);
          flush();
        }}
      />
      <FormerName shown={shown} onRenamed={() => name.current?.focus()} />
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        lang={language}
        value={member.description}
        maximum={MOST_DESCRIPTION}
        onChange={({ target: { value } }) => set('description', value.slice(0, MOST_DESCRIPTION))}
        onBlur={flush}
      />
    </div>
  );
}

/** What a change of the look redraws, and what goes out of date. */
function WhatChanges({ shown }: { shown: Member }) {
  const t = useTranslations('filmCast');
  const editor = useEditor();
  const { all, free, paid } = shotsOf(editor, shown);
  const view = viewOf(editor.film, shown);
  const source = sourceOf(view);
  const stateOf = useMemberState();
  const list = useList();
  const isBroughtCharacter = view?.given === true;
  const told = (shots: readonly number[]) => ({ count: shots.length, numbers: list(inRanges(shots)) });
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-note text-text-2">
      {isBroughtCharacter && <p>{t('broughtLook')}</p>}
      {!isBroughtCharacter && source !== 'drawn' && source !== 'view' && (
        <p>{t('lookUnused', { source: stateOf(view) })}</p>
      )}
      {!isBroughtCharacter && free.length > 0 && <p>{t('free', told(free))}</p>}
      {!isBroughtCharacter && paid.length > 0 && <p className="text-warn">{t('paid', told(paid))}</p>}
      {all.length === 0 && <p>{t('untouched')}</p>}
    </div>
  );
}

function Section({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="control flex cursor-pointer list-none items-center justify-between rounded-control text-base font-semibold text-text-1 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3>{title}</h3>
        <ChevronDown
          className="size-4 text-text-3 transition-transform duration-[140ms] group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
