import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { MojiNav } from '#src/features/moji-magic/web/moji-nav.tsx';
import { MOJI_PATHS } from '#src/features/moji-magic/web/moji-paths.ts';
import { sentToCanvas } from '#src/features/moji-magic/web/sent-to-canvas.ts';
import { StickerScreen } from '#src/features/tools/sticker/web/sticker-screen.tsx';
import type { SendFile } from '#src/features/tools/web/send-file.ts';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** Stickers from words or a photo, which go on to the canvas. */
export function StickersPage() {
  const t = useTranslations('toolSticker');
  const navigate = useNavigate();
  const { destinations, dialog } = usePictureDestinations('sticker');
  const canvas: SendFile = {
    key: 'canvas',
    label: t('toCanvas'),
    send: ({ id, path }) => void navigate(MOJI_PATHS.canvas, sentToCanvas({ id, path, name: t('heading') })),
  };
  return (
    <>
      <StickerScreen destinations={[canvas, ...destinations]} head={<MojiNav />} />
      {dialog}
    </>
  );
}
