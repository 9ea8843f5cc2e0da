import { useTranslations } from 'use-intl';
import type { EditedFile } from '#src/draft-engine/thread/edit-picture.task.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ToolTask } from '../../contract.ts';
import { toldWords } from '../../web/told-words.ts';
import { useEditName } from './use-edit-name.ts';

/** What was done with a picture, what could not be done, and what was not understood. */
export function ToldOfEdit({ task }: { task: ToolTask }) {
  const t = useTranslations('toolImageEdit');
  const list = useList();
  const nameOf = useEditName();
  const [result] = task.results;
  if (result?.state !== 'completed') {
    return null;
  }
  const { edits = [], leftOut = [] } = result.told as Partial<Pick<EditedFile, 'edits' | 'leftOut'>>;
  const words = toldWords(result, 'notUnderstood');
  const left = new Set(leftOut.map(({ kind }) => kind));
  const done = edits.filter(({ kind }) => !left.has(kind));
  return (
    <>
      {done.length > 0 && (
        <p className="text-note text-text-2">{t('done', { edits: list(done.map((edit) => nameOf(edit))) })}</p>
      )}
      {leftOut.map(({ kind, problem }) => (
        <Notice key={kind} kind="warning">
          {t('leftOut', { edit: nameOf({ kind }), why: t(`problems.${problem}`) })}
        </Notice>
      ))}
      {words.length > 0 && <Notice kind="note">{t('notUnderstood', { words: list(words) })}</Notice>}
    </>
  );
}
