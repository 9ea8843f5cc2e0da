import { Suspense, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { CONTROL_LOOK, Field } from '#src/platform/browser/ui/field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useEditorParts } from '../editor-parts.ts';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useBoard, type PastedLines } from './use-board.ts';

const FORM = 'move-shots';
/** Lines of a pasted text that are shown. */
const SHOWN_LINES = 5;

/**
 * The questions before several lines become shots, where shots are moved to, what happens after one, and how one is
 * made anew.
 */
export function BoardQuestions() {
  const board = useBoard();
  const { continuation: Continuation, clipOrder: ClipOrder } = useEditorParts();
  const close = (): void => board.ask(undefined);
  if (board.question?.kind === 'paste') {
    return <PasteQuestion pasted={board.question.pasted} />;
  }
  if (board.question?.kind === 'take') {
    return (
      <Suspense fallback={null}>
        <ClipOrder.Screen scope="selected" onClose={close} />
      </Suspense>
    );
  }
  if (board.question?.kind === 'continue') {
    return (
      <Suspense fallback={null}>
        <Continuation.Screen shotId={board.question.shotId} onClose={close} />
      </Suspense>
    );
  }
  return board.question?.kind === 'move' ? <MoveQuestion ids={board.question.ids} /> : null;
}

function PasteQuestion({ pasted }: { pasted: PastedLines }) {
  const t = useTranslations('filmEditor');
  const { document } = useEditor();
  const board = useBoard();
  const { lines } = pasted;
  const close = (): void => board.ask(undefined);
  const tooMany = document.shots.length + lines.length > LIMITS.film.editorShots;
  return (
    <Dialog
      open
      onClose={close}
      title={t('paste.title', { count: lines.length })}
      actions={
        <>
          <Button
            onClick={() => {
              close();
              pasted.asOneText();
            }}
          >
            {t('paste.asOne')}
          </Button>
          <Button
            kind="primary"
            data-first-focus=""
            reason={tooMany ? t('mostShots', { count: LIMITS.film.editorShots }) : undefined}
            onClick={() => {
              close();
              board.pasteAsShots(pasted);
            }}
          >
            {t('paste.asShots', { count: lines.length })}
          </Button>
        </>
      }
    >
      <p>{t('paste.text')}</p>
      <ol lang={LANGUAGE_TAGS[document.language]} className="mt-3 list-decimal pl-6 text-text-1">
        {lines.slice(0, SHOWN_LINES).map((line, index) => (
          // Lines may be equal, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="truncate">
            {line}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function MoveQuestion({ ids }: { ids: ReadonlySet<string> }) {
  const t = useTranslations('filmEditor');
  const { document } = useEditor();
  const board = useBoard();
  const places = document.shots.length - ids.size + 1;
  const [place, setPlace] = useState(document.shots.findIndex(({ id }) => ids.has(id)) + 1);
  const close = (): void => board.ask(undefined);
  const move = (event: FormEvent): void => {
    event.preventDefault();
    close();
    board.moveTo(ids, place - 1);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('move.title', { count: ids.size })}
      actions={
        <Button kind="primary" type="submit" form={FORM}>
          {t('move.do')}
        </Button>
      }
    >
      <form id={FORM} onSubmit={move}>
        <Field label={t('move.where', { last: places })}>
          {(control) => (
            <NumberInput
              {...control}
              value={place}
              minimum={1}
              maximum={places}
              step={1}
              onChange={(value) => setPlace(Math.round(value))}
              className={CONTROL_LOOK}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
