import { useQuery } from '@tanstack/react-query';
import { Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { STROKE_RADIUS, type MaskStroke } from '#src/shared/mask-strokes.ts';
import { BrushCanvas } from './brush-canvas.tsx';
import { loadMaskPainter } from './mask-painter.ts';
import type { StrokeHistory } from './use-strokes.ts';
import { MOST_ZOOM, useView } from './use-view.ts';

const SIGN = { className: 'size-5', strokeWidth: 1.75, 'aria-hidden': true } as const;
const MODES = ['keep', 'take', 'move'] as const;
type Mode = (typeof MODES)[number];

/** Radii of the scale, in parts of the longer side; each step is the same share of the one before. */
const SCALE_STEPS = 40;
const radiusAt = (step: number): number =>
  Math.round(STROKE_RADIUS.least * (STROKE_RADIUS.most / STROKE_RADIUS.least) ** (step / SCALE_STEPS));
const USUAL_STEP = 24;
const ZOOM_STEP = 1.6;

/** A window in which a cut-out is painted on, to bring back what was cut away and to take away what was not. */
export function CutOutBrush({
  picture,
  cutOut,
  history,
  onSave,
  onClose,
}: {
  /** Addresses of the picture and of the cut-out. */
  picture: string;
  cutOut: string;
  history: StrokeHistory;
  /** Orders the corrected cut-out; the same key means the same order. */
  onSave: (strokes: readonly MaskStroke[], idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations('toolBackgroundRemoval.brush');
  const page = useTranslations('toolPage');
  const sizeId = useId();
  const view = useView();
  const [mode, setMode] = useState<Mode>('keep');
  const [step, setStep] = useState(USUAL_STEP);
  const { isSaving, problem, save } = useSaving(history.strokes, onSave);
  const painter = useQuery({
    queryKey: ['mask-painter', cutOut],
    queryFn: () => loadMaskPainter({ picture, cutOut }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  const { strokes, canRedo, undo, redo } = history;
  const press = (event: KeyboardEvent): void => {
    const act = shortcutOf(event, { undo, redo, resize: (by) => setStep((now) => limited(now + by)) });
    if (act) {
      event.preventDefault();
      act();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closesOutside={false}
      title={t('title')}
      width={1100}
      actions={
        <Button kind="primary" busy={isSaving} disabled={strokes.length === 0} onClick={save}>
          {t(isSaving ? 'saving' : 'save')}
        </Button>
      }
    >
      {/* Keys for all that is in the window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={press} className="flex min-w-0 flex-col gap-3">
        <p className="text-note">{t('help')}</p>
        {painter.isPending && <Skeleton className="aspect-video w-full" />}
        {painter.error && (
          <Notice action={<Button onClick={() => void painter.refetch()}>{page('tryAgain')}</Button>}>
            {t('notLoaded')}
          </Notice>
        )}
        {painter.data && (
          <div
            className="mx-auto w-full"
            style={{ maxWidth: `calc((100dvh - 22rem) * ${painter.data.width / painter.data.height})` }}
          >
            <BrushCanvas
              painter={painter.data}
              history={history}
              look={{ keeps: mode === 'keep', radius: radiusAt(step) }}
              moves={mode === 'move'}
              view={view}
            />
          </div>
        )}
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <RadioChips
            label={t('mode')}
            value={mode}
            options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
            onChange={setMode}
          />
          <div className="min-w-36 flex-1 basis-36">
            <label htmlFor={sizeId} className="text-note text-text-2">
              {t('size')}
            </label>
            <RangeInput
              id={sizeId}
              min={0}
              max={SCALE_STEPS}
              value={step}
              aria-valuetext={t('sizeIs', { share: (2 * radiusAt(step)) / 10_000 })}
              onChange={({ target }) => setStep(Number(target.value))}
              className="h-9 w-full accent-[var(--select)] pointer-coarse:h-11"
            />
          </div>
          <div className="flex items-center gap-1">
            <IconButton label={t('undo')} icon={<Undo2 {...SIGN} />} disabled={strokes.length === 0} onClick={undo} />
            <IconButton label={t('redo')} icon={<Redo2 {...SIGN} />} disabled={!canRedo} onClick={redo} />
            <IconButton
              label={t('zoomOut')}
              icon={<ZoomOut {...SIGN} />}
              disabled={view.zoom <= 1}
              onClick={() => view.zoomBy(1 / ZOOM_STEP)}
            />
            <IconButton
              label={t('zoomIn')}
              icon={<ZoomIn {...SIGN} />}
              disabled={view.zoom >= MOST_ZOOM}
              onClick={() => view.zoomBy(ZOOM_STEP)}
            />
          </div>
        </div>
        {history.isFull && <Notice kind="note">{t('full')}</Notice>}
        {problem && <Notice>{problem}</Notice>}
      </div>
    </Dialog>
  );
}

const limited = (step: number): number => Math.min(SCALE_STEPS, Math.max(0, step));

/** What the keys of the window do, beside those of the canvas. */
function shortcutOf(
  event: KeyboardEvent,
  acts: { undo: () => void; redo: () => void; resize: (by: number) => void },
): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) {
      return acts.redo;
    }
    return key === 'z' ? acts.undo : undefined;
  }
  if (key === '[' || key === ']') {
    return () => acts.resize(key === ']' ? 1 : -1);
  }
  return undefined;
}

/** Orders the corrected cut-out, under one key for the same strokes. */
function useSaving(
  strokes: readonly MaskStroke[],
  onSave: (strokes: readonly MaskStroke[], idempotencyKey: string) => Promise<void>,
) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sent = useRef<{ strokes: readonly MaskStroke[]; key: string }>(undefined);
  const send = async (): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    if (sent.current?.strokes !== strokes) {
      sent.current = { strokes, key: crypto.randomUUID() };
    }
    try {
      await onSave(strokes, sent.current.key);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };
  return { isSaving, problem, save: (): void => void send() };
}
