import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { BoardContent } from '../../board-schema.ts';
import { MOST_STICKERS } from '../../board.ts';
import type { MojiApi } from '../moji-api.ts';
import { withFittedTexts } from './board-text.ts';
import { loadPicture } from './load-picture.ts';
import { LOOP_SECONDS } from './motions.ts';
import { fileOf, paintAlone, paintBoard, paintStrip, type BoardPictures } from './paint-board.ts';

const FORMATS = ['png', 'webp', 'gif', 'pack'] as const;
type Format = (typeof FORMATS)[number];

const PICTURE_SIDE = 1024;
const ANIMATION_SIDE = 400;
const STICKER_SIDE = 512;
const FRAMES = 24;
const ENDINGS: Readonly<Record<Format, string>> = { png: 'png', webp: 'webp', gif: 'gif', pack: 'zip' };

/** Saves the canvas as a picture, an animation or a pack of stickers. */
export function ExportPanel({
  content: shown,
  addressOf,
}: {
  content: BoardContent;
  addressOf: (fileId: string) => string | undefined;
}) {
  const t = useTranslations('mojiCanvas');
  const { mojiMagic } = useApi<MojiApi>();
  const [making, setMaking] = useState<Format>();
  const [problem, setProblem] = useState<string>();
  const isEmpty = shown.layers.length === 0;
  const isStill = !isEmpty && shown.layers.every(({ motion }) => motion === 'none');
  const name = shown.name.trim() === '' ? t('fileName') : shown.name;

  const make = async (format: Format): Promise<Blob> => {
    await document.fonts.ready;
    const content = withFittedTexts(shown);
    const pictures = await loadAll(content, addressOf);
    switch (format) {
      case 'png':
        return fileOf(paintBoard(content, pictures, { side: PICTURE_SIDE }), 'image/png');
      case 'webp':
        return asWebp(content, pictures, mojiMagic);
      case 'gif': {
        const frames = Array.from({ length: FRAMES }, (_, index) =>
          paintBoard(content, pictures, { side: ANIMATION_SIDE, share: index / FRAMES }),
        );
        const milliseconds = Math.round((LOOP_SECONDS * 1000) / FRAMES / 10) * 10;
        const query = { format: 'gif', frames: FRAMES, milliseconds } as const;
        return mojiMagic.encodeAnimation({ query, body: await stripOf(frames) });
      }
      case 'pack': {
        const alone = content.layers
          .slice(-(MOST_STICKERS - 1))
          .map((layer) => paintAlone(layer, pictures, STICKER_SIDE));
        const whole = paintBoard(content, pictures, { side: STICKER_SIDE });
        const stickers = alone.length > 1 ? [whole, ...alone] : [whole];
        return mojiMagic.packStickers({ query: { name, stickers: stickers.length }, body: await stripOf(stickers) });
      }
    }
  };
  const save = async (format: Format): Promise<void> => {
    setMaking(format);
    setProblem(undefined);
    try {
      saveFile(await make(format), fileNameOf(name, ENDINGS[format]));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <section aria-labelledby="moji-export" className="flex flex-col gap-3">
      <h2 id="moji-export" className="text-lead font-semibold">
        {t('export')}
      </h2>
      {problem && <Notice>{problem}</Notice>}
      <div className="grid grid-cols-2 items-start gap-2.5">
        {FORMATS.map((format) => (
          <Button
            key={format}
            icon={<Download className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
            busy={making === format}
            disabled={isEmpty}
            reason={format === 'gif' && isStill ? t('motionFirst') : undefined}
            onClick={() => void save(format)}
          >
            {t(`formats.${format}`)}
          </Button>
        ))}
      </div>
      <p className="text-note text-text-3">{t('packHint')}</p>
    </section>
  );
}

/** As the browser writes it; those that cannot write WebP let the server do it. */
async function asWebp(content: BoardContent, pictures: BoardPictures, mojiMagic: MojiApi['mojiMagic']): Promise<Blob> {
  const canvas = paintBoard(content, pictures, { side: PICTURE_SIDE });
  const file = await fileOf(canvas, 'image/webp');
  if (file.type === 'image/webp') {
    return file;
  }
  const query = { format: 'webp', frames: 1, milliseconds: 100 } as const;
  return mojiMagic.encodeAnimation({ query, body: await stripOf([canvas]) });
}

async function stripOf(frames: readonly HTMLCanvasElement[]): Promise<File> {
  return new File([await fileOf(paintStrip(frames), 'image/png')], 'strip.png', { type: 'image/png' });
}

async function loadAll(
  content: BoardContent,
  addressOf: (fileId: string) => string | undefined,
): Promise<BoardPictures> {
  const ids = [...new Set(content.layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.fileId] : [])))];
  const loaded = await Promise.all(
    ids.map(async (id) => {
      const address = addressOf(id);
      return address === undefined ? [] : ([[id, await loadPicture(address)]] as const);
    }),
  );
  return new Map(loaded.flat());
}
