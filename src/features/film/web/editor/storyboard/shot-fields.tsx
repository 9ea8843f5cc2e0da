import { clsx } from 'clsx';
import { Suspense, type ClipboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CAMERA_MOVEMENTS, EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { noteWritten, useIsUndrawn } from '../described/written-texts.ts';
import { useEditorParts } from '../editor-parts.ts';
import { useEditor } from '../state/editor-context.tsx';
import { changeEmotion, emotionOf, linesOf, speakBy } from './shot-edits.ts';
import { isOfEngine, type ShotView } from './shot-standing.ts';
import { sayIn } from './suggest-speaker.ts';
import { useBoard } from './use-board.ts';

/** The most characters that the server takes of a text. */
const TEXT_CHARACTERS = 2000;

/** In the table a field looks like its text until it is used. */
export const QUIET_CONTROL =
  'min-w-0 rounded-control border border-transparent bg-transparent text-dense text-text-1 transition-colors duration-[90ms] hover:border-line-strong focus:border-line-strong focus:bg-surface-2';

/** On a card each field stands alone: it looks like one, and fingers hit it. */
const CARD_CONTROL =
  'min-w-0 rounded-control border border-line bg-surface-2 text-dense text-text-1 transition-colors duration-[90ms] hover:border-line-strong focus:border-line-strong';

const controlLook = (inTable: boolean): string => (inTable ? QUIET_CONTROL : CARD_CONTROL);

/** A field of a shot, in the table or on its card. */
export interface FieldProps {
  shot: DocumentShot;
  inTable: boolean;
}

/** Whether Tab comes to a field: in a table only the keys of the table do. */
export const tabStop = (inTable: boolean): { tabIndex?: number } => (inTable ? { tabIndex: -1 } : {});

/** What a field of a card is about, for the eye; its control says so itself. */
function CardLabel({ inTable, children }: { inTable: boolean; children: string }) {
  return inTable ? null : (
    <span aria-hidden="true" className="mt-1.5 text-note text-text-3">
      {children}
    </span>
  );
}

/** What is seen in a shot; what was written here can be drawn here. */
export function ScriptField({ shot, view, inTable }: FieldProps & { view: ShotView | undefined }) {
  const t = useTranslations('filmEditor');
  const { edit } = useEditor();
  const { drawWritten: DrawWritten } = useEditorParts();
  const isUndrawn = useIsUndrawn(shot);
  return (
    <>
      <CardLabel inTable={inTable}>{t('script')}</CardLabel>
      <TextCell
        field="script"
        {...{ shot, inTable }}
        label={t('fieldOf', { field: t('script'), number: shot.plan.number })}
        placeholder={t('scriptPlaceholder')}
        value={shot.plan.script}
        onChange={(script) => {
          noteWritten(shot.id, shot.plan.script);
          edit([{ kind: 'shot', id: shot.id, set: { script } }], { label: 'text', key: `script ${shot.id}` });
        }}
      />
      {isUndrawn && isOfEngine(shot, view) && (
        <Suspense fallback={null}>
          <DrawWritten.Screen {...{ shot, inTable }} />
        </Suspense>
      )}
    </>
  );
}

/** What is said in a shot, who says it and how. */
export function SpeechField({ shot, inTable }: FieldProps) {
  const t = useTranslations('filmEditor');
  const { document, edit } = useEditor();
  const { speech } = shot.plan;
  return (
    <>
      <CardLabel inTable={inTable}>{t('speech')}</CardLabel>
      <TextCell
        field="speech"
        {...{ shot, inTable }}
        label={t('fieldOf', { field: t('speech'), number: shot.plan.number })}
        placeholder={t('silent')}
        value={speech.text}
        onChange={(text) =>
          edit([{ kind: 'shot', id: shot.id, set: { speech: sayIn(document, shot, text) } }], {
            label: 'speech',
            key: `speech ${shot.id}`,
          })
        }
      />
      <CardLabel inTable={inTable}>{t('speaker')}</CardLabel>
      <span className="flex min-w-0 flex-wrap gap-1">
        <SpeakerSelect {...{ shot, inTable }} />
        <EmotionSelect {...{ shot, inTable }} />
      </span>
    </>
  );
}

/** A text that grows with what is written; several pasted lines can become shots. */
function TextCell({
  field,
  shot,
  inTable,
  label,
  placeholder,
  value,
  onChange,
}: FieldProps & {
  field: 'script' | 'speech';
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const { document, flush } = useEditor();
  const board = useBoard();
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    const lines = linesOf(text);
    if (lines.length < 2) {
      return;
    }
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const asOneText = (): void =>
      onChange(value.slice(0, selectionStart) + lines.join(' ') + value.slice(selectionEnd));
    board.ask({ kind: 'paste', pasted: { field, shotId: shot.id, lines, asOneText } });
  };
  return (
    <textarea
      {...tabStop(inTable)}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      lang={LANGUAGE_TAGS[document.language]}
      maxLength={TEXT_CHARACTERS}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onPaste={paste}
      onBlur={flush}
      className={clsx(
        controlLook(inTable),
        'field-sizing-content max-h-40 min-h-8 w-full resize-none px-2 py-1 leading-snug',
        !inTable && 'pointer-coarse:min-h-11 pointer-coarse:py-2.5',
      )}
    />
  );
}

function CellSelect<Value extends string>({
  inTable,
  label,
  value,
  options,
  onChange,
  className,
}: {
  inTable: boolean;
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <select
      {...tabStop(inTable)}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      className={clsx(
        controlLook(inTable),
        '[field-sizing:content] min-h-7 max-w-full appearance-none truncate px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        className,
      )}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Nobody, the narrator, or one of the characters. */
function SpeakerSelect({ shot, inTable }: FieldProps) {
  const t = useTranslations('filmEditor');
  const { document, edit } = useEditor();
  const { speech, number } = shot.plan;
  const said = speech.kind === 'line' ? (speech.speakerKey ?? '') : speech.kind;
  return (
    <CellSelect
      inTable={inTable}
      label={t('fieldOf', { field: t('speaker'), number })}
      value={said}
      options={[
        { value: 'silent', label: t('nobody') },
        { value: 'narration', label: t('narrator') },
        ...document.characters.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      onChange={(who) => {
        const speaker = who === 'silent' || who === 'narration' ? who : { key: who };
        edit([{ kind: 'shot', id: shot.id, set: { speech: speakBy(speech, speaker) } }], { label: 'speech' });
      }}
      className="font-semibold text-text-2"
    />
  );
}

function EmotionSelect({ shot, inTable }: FieldProps) {
  const t = useTranslations('filmEditor');
  const names = useTranslations('film.emotion');
  const { edit } = useEditor();
  return (
    <CellSelect
      inTable={inTable}
      label={t('fieldOf', { field: t('emotion'), number: shot.plan.number })}
      value={emotionOf(shot.plan)}
      options={EMOTIONS.map((value) => ({ value, label: names(value) }))}
      onChange={(emotion) =>
        edit([{ kind: 'shot', id: shot.id, set: changeEmotion(shot.plan, emotion) }], { label: 'speech' })
      }
      className="text-text-3"
    />
  );
}

/** How the camera moves, and how near it is. */
export function CameraField({ shot, inTable }: FieldProps) {
  const t = useTranslations('filmEditor');
  const names = useTranslations('film');
  const { edit } = useEditor();
  const { camera, framing, number } = shot.plan;
  return (
    <>
      <CardLabel inTable={inTable}>{t('camera')}</CardLabel>
      {!inTable && <span className="basis-full" />}
      <CellSelect
        inTable={inTable}
        label={t('fieldOf', { field: t('camera'), number })}
        value={camera}
        options={CAMERA_MOVEMENTS.map((value) => ({ value, label: names(`camera.${value}`) }))}
        onChange={(chosen) => edit([{ kind: 'shot', id: shot.id, set: { camera: chosen } }], { label: 'camera' })}
      />
      <CellSelect
        inTable={inTable}
        label={t('fieldOf', { field: t('framing'), number })}
        value={framing}
        options={FRAMINGS.map((value) => ({ value, label: names(`framing.${value}`) }))}
        onChange={(chosen) => edit([{ kind: 'shot', id: shot.id, set: { framing: chosen } }], { label: 'camera' })}
        className="text-text-3"
      />
    </>
  );
}
