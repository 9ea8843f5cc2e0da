import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { isSpokenBy, moveOut, takeOut } from '../../../timeline/take-out.ts';
import { useEditor } from '../state/editor-context.tsx';
import { GESTURE_OF, newMember, shotsOf, type Member } from './members.ts';

/** Removes a member; one that shots have is taken out of them, after a question. */
export function RemoveMember({ shown, onRemoved }: { shown: Member; onRemoved: () => void }) {
  const t = useTranslations('filmCast');
  const { document, film, edit } = useEditor();
  const [isAsked, setAsked] = useState(false);
  const { kind, member } = shown;
  const remove = (edits: readonly FilmEdit[]): void => {
    if (edit(edits, { label: GESTURE_OF[kind] })) {
      onRemoved();
    }
  };
  const question = { onClose: () => setAsked(false), onConfirm: remove };
  return (
    <>
      <Button
        kind="quiet"
        className="mt-3 self-start [&>button]:justify-start"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() =>
          shotsOf({ document, film }, shown).isUsed
            ? setAsked(true)
            : remove([{ kind: 'remove_member', of: kind, key: member.key }])
        }
      >
        {t('remove')}
      </Button>
      {isAsked &&
        (kind === 'place' ? <MoveOut place={member} {...question} /> : <TakeOut shown={shown} {...question} />)}
    </>
  );
}

interface QuestionProps {
  onClose: () => void;
  onConfirm: (edits: readonly FilmEdit[]) => void;
}

/** Asks whether a character or a thing is taken out of its shots. */
function TakeOut({ shown, onClose, onConfirm }: QuestionProps & { shown: Exclude<Member, { kind: 'place' }> }) {
  const t = useTranslations('filmCast.takeOut');
  const told = useTold();
  const { document, film } = useEditor();
  const { key, name } = shown.member;
  const spoken = document.shots.filter(({ plan }) => isSpokenBy(plan, key)).map(({ plan }) => plan.number);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => onConfirm(takeOut(document, shown.kind, key))}
      title={t('title', { name })}
      confirmLabel={t('do')}
    >
      <p>{t('text', told(shotsOf({ document, film }, shown).all))}</p>
      {spoken.length > 0 && <p>{t('lines', told(spoken))}</p>}
    </ConfirmDialog>
  );
}

/** Asks where the shots of a place go: to another one of the film, or to a new one where it has none. */
function MoveOut({ place, onClose, onConfirm }: QuestionProps & { place: Member['member'] }) {
  const t = useTranslations('filmCast');
  const told = useTold();
  const { document } = useEditor();
  const others = document.places.filter(({ key }) => key !== place.key);
  const [inserted] = useState(() => newMember(document, 'place', t('place.added')));
  const goals = others.length > 0 ? others : [inserted.member];
  const [chosen, choose] = useState<string>();
  const goal = goals.find(({ key }) => key === chosen) ?? goals[0] ?? inserted.member;
  const numbers = document.shots.filter(({ plan }) => plan.placeKey === place.key).map(({ plan }) => plan.number);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() =>
        onConfirm([...(goal === inserted.member ? [inserted] : []), ...moveOut(document, place.key, goal.key)])
      }
      title={t('takeOut.title', { name: place.name })}
      confirmLabel={t('takeOut.move')}
    >
      <p>{t('takeOut.moved', told(numbers))}</p>
      <SelectField
        label={t('takeOut.to')}
        value={goal.key}
        options={goals.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={choose}
      />
    </ConfirmDialog>
  );
}

/** How many shots these are, and which. */
function useTold(): (numbers: readonly number[]) => { count: number; numbers: string } {
  const list = useList();
  return (numbers) => ({ count: numbers.length, numbers: list(inRanges(numbers)) });
}
