import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { voiceName } from '#src/shared/catalogue/voices.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useEditor } from '../state/editor-context.tsx';
import { MemberPicture } from './member-picture.tsx';
import { shotsOf, viewOf, type Member } from './members.ts';
import { useMemberState } from './use-member-state.ts';

/** A member of the cast: its picture, its name, how it stands, and where it appears. */
export function MemberCard({ shown, selected, onSelect }: { shown: Member; selected: boolean; onSelect: () => void }) {
  const t = useTranslations('filmCast');
  const list = useList();
  const { language } = useLanguage();
  const editor = useEditor();
  const view = viewOf(editor.film, shown);
  const { member } = shown;
  const { all } = shotsOf(editor, shown);
  const stateOf = useMemberState();
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      data-member={member.key}
      className="group flex w-full min-w-0 flex-col gap-1.5 rounded-frame text-left"
    >
      <span className="block w-full">
        <MemberPicture shown={shown} view={view} selected={selected} isNamed={false} />
      </span>
      <span
        lang={LANGUAGE_TAGS[editor.document.language]}
        className={clsx('text-base leading-tight font-semibold wrap-anywhere', selected && 'text-select')}
      >
        {member.name}
      </span>
      {shown.kind === 'character' && (
        <span className="text-note text-text-2">
          {t('voiceIs', { voice: voiceName(shown.member.voice.voice, language) })}
        </span>
      )}
      <span className="edge text-text-3">{stateOf(view)}</span>
      <span className="text-note text-text-3">{t('shots', { count: all.length, numbers: list(inRanges(all)) })}</span>
    </button>
  );
}
