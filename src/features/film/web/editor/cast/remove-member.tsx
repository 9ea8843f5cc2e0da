import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { isSpokenBy, takeOut } from '../../../timeline/take-out.ts';
import { inRanges, useList } from '../../use-list.ts';
import { useEditor } from '../state/editor-context.tsx';
import { GESTURE_OF, shotsOf, type Member } from './members.ts';

/** Removes a member; a character or a thing that shots have is taken out of them, after a question. */
export function RemoveMember({ shown: { kind, member }, onRemoved }: { shown: Member; onRemoved: () => void }) {
  const t = useTranslations('filmCast');
  const list = useList();
  const { document, film, edit } = useEditor();
  const [isAsked, setAsked] = useState(false);
  const { key, name } = member;
  const { all, isUsed } = shotsOf({ document, film }, { kind, member } as Member);
  const spoken = document.shots.filter(({ plan }) => isSpokenBy(plan, key)).map(({ plan }) => plan.number);
  const told = (numbers: readonly number[]) => ({ count: numbers.length, numbers: list(inRanges(numbers)) });
  const remove = (): void => {
    const edits = kind === 'place' ? [{ kind: 'remove_member' as const, of: kind, key }] : takeOut(document, kind, key);
    if (edit(edits, { label: GESTURE_OF[kind] })) {
      onRemoved();
    }
  };
  return (
    <>
      <Button
        kind="quiet"
        className="mt-3 self-start [&>button]:justify-start"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => (isUsed ? setAsked(true) : remove())}
        {...(isUsed && kind === 'place' ? { reason: t('stillUsed') } : {})}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
        title={t('takeOut.title', { name })}
        confirmLabel={t('takeOut.do')}
      >
        <p>{t('takeOut.text', told(all))}</p>
        {spoken.length > 0 && <p>{t('takeOut.lines', told(spoken))}</p>}
      </ConfirmDialog>
    </>
  );
}
