import { Brush, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { PICTURE_ACCEPT } from '#src/shared/catalogue/picture-files.ts';
import type { MaskStroke } from '#src/shared/mask-strokes.ts';
import type { ToolTask } from '../../contract.ts';
import type { StoredFile } from '../../stored-file.ts';
import { ComparedResult } from '../../web/compared-result.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import type { ToolsApi } from '../../web/tools-api.ts';
import { backdropStyle, paintOn, type Backdrop } from './backdrop.ts';
import { CutOutBrush } from './brush/cut-out-brush.tsx';
import { useStrokes } from './brush/use-strokes.ts';

const KINDS = ['clear', 'white', 'black', 'colour', 'picture'] as const;
type Kind = (typeof KINDS)[number];

/** Orders a cut-out that is corrected by strokes; the same key means the same order. */
export type CorrectCutOut = (task: ToolTask, strokes: readonly MaskStroke[], idempotencyKey: string) => Promise<void>;

/** A cut-out beside its picture, on what is chosen to be behind it; so it is downloaded and sent on. */
export function CutOutResult({
  task,
  name,
  destinations,
  onCorrect,
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
  /** Undefined where nothing can correct it. */
  onCorrect: CorrectCutOut | undefined;
}) {
  const t = useTranslations('toolBackgroundRemoval');
  const { tools } = useApi<ToolsApi>();
  const [kind, setKind] = useState<Kind>('clear');
  const [colour, setColour] = useState('#f2c14e');
  // The address of a picture of this device, which is only shown.
  const [behind, setBehind] = useState<string>();
  useEffect(
    () => () => {
      if (behind !== undefined) {
        URL.revokeObjectURL(behind);
      }
    },
    [behind],
  );
  const backdrop = backdropOf(kind, colour, behind);
  const file = task.results[0]?.file;
  const [isBrushing, setBrushing] = useState(false);
  const strokes = useStrokes();
  const source = inputFileOf(task, 'picture');
  const paint = async (shown: Exclude<Backdrop, { kind: 'clear' }>, cutOut: StoredFile): Promise<File> =>
    new File([await paintOn(cutOut.path, shown)], fileNameOf(name, 'jpg'), { type: 'image/jpeg' });
  const places = destinations.map((place): SendFile => ({
    ...place,
    send: (cutOut) => {
      if (backdrop.kind === 'clear') {
        place.send(cutOut);
        return;
      }
      const bring = async (): Promise<void> => {
        place.send(await tools.uploadToolPicture(await paint(backdrop, cutOut)));
      };
      bring().catch(toastFailure);
    },
  }));
  const isDoubtful = mayLackMuch(task);
  const brush = source && onCorrect && (
    <Button
      icon={<Brush className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => setBrushing(true)}
    >
      {t('brush.open')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <ComparedResult
        task={task}
        name={name}
        destinations={places}
        ground={{ className: 'checkerboard', style: backdropStyle(backdrop) }}
        {...(backdrop.kind === 'clear' || !file
          ? {}
          : {
              save: () => {
                paint(backdrop, file)
                  .then((painted) => saveFile(painted, painted.name))
                  .catch(toastFailure);
              },
            })}
      />
      {isDoubtful && (
        <Notice kind="warning" action={brush}>
          {t('doubtful')}
        </Notice>
      )}
      {file && (
        <div className="flex flex-wrap items-end gap-3">
          {!isDoubtful && brush}
          <RadioChips
            label={t('behind')}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={setKind}
          />
          {kind === 'colour' && (
            <label className="flex items-center gap-2 text-note text-text-2">
              {t('colour')}
              <input
                type="color"
                value={colour}
                onChange={(event) => setColour(event.target.value)}
                className="control w-14 cursor-pointer rounded-control border border-line-strong bg-surface-2 p-1"
              />
            </label>
          )}
          {kind === 'picture' && (
            <BehindButton label={t('choose')} onPick={(picture) => setBehind(URL.createObjectURL(picture))} />
          )}
        </div>
      )}
      {isBrushing && file && source && onCorrect && (
        <CutOutBrush
          picture={source.path}
          cutOut={file.path}
          history={strokes}
          onSave={(drawn, key) => onCorrect(task, drawn, key)}
          onClose={() => setBrushing(false)}
        />
      )}
    </div>
  );
}

/** A cut-out that is there, of which its maker was not sure. */
const mayLackMuch = ({ results: [result] }: ToolTask): boolean =>
  Boolean(result?.file) && result?.told['isDoubtful'] === true;

/** Clear as long as no picture was chosen. */
function backdropOf(kind: Kind, colour: string, address: string | undefined): Backdrop {
  switch (kind) {
    case 'clear':
      return { kind };
    case 'white':
      return { kind: 'colour', colour: '#ffffff' };
    case 'black':
      return { kind: 'colour', colour: '#000000' };
    case 'colour':
      return { kind, colour };
    case 'picture':
      return address === undefined ? { kind: 'clear' } : { kind, address };
  }
}

/** Lets a person choose the picture that is put behind a cut-out. */
function BehindButton({ label, onPick }: { label: string; onPick: (picture: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) {
            onPick(file);
          }
        }}
      />
      <Button
        icon={<ImagePlus className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
