import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { renameInShots } from '../../../timeline/rename-in-shots.ts';
import { inRanges, useList } from '../../use-list.ts';
import { useEditor } from '../state/editor-context.tsx';
import { GESTURE_OF, type Member } from './members.ts';

/** Says which shots still tell the former name of a member that was renamed, and changes it there as one step. */
export function FormerName({ shown: { kind, member }, onRenamed }: { shown: Member; onRenamed: () => void }) {
  const t = useTranslations('filmCast');
  const list = useList();
  const { document, edit } = useEditor();
  const [former, setFormer] = useState(member.name);
  const edits = useMemo(() => renameInShots(document, member, former), [document, member, former]);
  if (edits.length === 0) {
    return null;
  }
  const ids = new Set(edits.map((each) => (each.kind === 'shot' ? each.id : '')));
  const numbers = document.shots.filter(({ id }) => ids.has(id)).map(({ plan }) => plan.number);
  const rename = (): void => {
    if (edit(edits, { label: GESTURE_OF[kind] })) {
      setFormer(member.name);
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
      {t('stillNamed', { count: numbers.length, numbers: list(inRanges(numbers)), name: former })}
    </Notice>
  );
}
