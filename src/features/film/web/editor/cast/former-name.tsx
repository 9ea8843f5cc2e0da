import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { renameInTexts } from '../../../timeline/rename-in-texts.ts';
import { useEditor } from '../state/editor-context.tsx';
import { keepText, keptText, useKeptText } from '../state/kept-texts.ts';
import { GESTURE_OF, membersOf, type Member } from './members.ts';

/** The name that the texts of a film may still tell is kept under this one. */
const nameOf = (filmId: string, { member }: Member): string => `former ${filmId} ${member.key}`;

/** Remembers that a member is renamed; what it was called at first counts. */
export function noteRenamed(filmId: string, shown: Member): void {
  if (keptText(nameOf(filmId, shown)) === undefined) {
    keepText(nameOf(filmId, shown), shown.member.name);
  }
}

/** Says which texts still tell the former name of a member that was renamed, and changes it there as one step. */
export function FormerName({ shown, onRenamed }: { shown: Member; onRenamed: () => void }) {
  const t = useTranslations('filmCast');
  const { document, edit, filmId } = useEditor();
  const [former = '', forget] = useKeptText(nameOf(filmId, shown));
  const { kind, member } = shown;
  const edits = useMemo(() => renameInTexts(document, member, former), [document, member, former]);
  const where = useWhere(document, edits);
  if (edits.length === 0) {
    return null;
  }
  const rename = (): void => {
    if (edit(edits, { label: GESTURE_OF[kind] })) {
      forget(undefined);
      onRenamed();
    }
  };
  return (
    <Notice
      kind="note"
      action={
        <Button size="dense" onClick={rename}>
          {t('renameThere')}
        </Button>
      }
    >
      {t('stillNamed', { name: former, where })}
    </Notice>
  );
}

/** Which texts these edits change, in words. */
function useWhere(document: FilmDocument, edits: readonly FilmEdit[]): string {
  const t = useTranslations('filmCast.namedIn');
  const list = useList();
  const whole = edits.find(({ kind }) => kind === 'film');
  const fields =
    whole?.kind === 'film' ? (['title', 'outline', 'music'] as const).filter((one) => one in whole.set) : [];
  const members = edits.flatMap((each) => {
    const kind = each.kind === 'character' || each.kind === 'place' || each.kind === 'item' ? each.kind : undefined;
    const found = kind && membersOf(document, kind).find(({ member }) => 'key' in each && member.key === each.key);
    return found ? [t('description', { name: found.member.name })] : [];
  });
  const ids = new Set(edits.map((each) => (each.kind === 'shot' ? each.id : '')));
  const numbers = document.shots.filter(({ id }) => ids.has(id)).map(({ plan }) => plan.number);
  const shots = numbers.length > 0 ? [t('shots', { count: numbers.length, numbers: list(inRanges(numbers)) })] : [];
  return list([...fields.map((field) => t(field)), ...members, ...shots]);
}
