import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import {
  SUBTITLE_COLOURS,
  SUBTITLE_GROUNDS,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type SubtitleColour,
  type SubtitleLook,
} from '#src/shared/catalogue/cut-settings.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ToolTask } from '../../../contract.ts';
import type { StoredFile } from '../../../stored-file.ts';
import type { ToolsApi } from '../../../web/tools-api.ts';
import type { EditedLine } from '../../edit-lines.ts';
import { WRITING_MODEL } from '../../subtitle-works.ts';
import { BurnPreview } from './burn-preview.tsx';

const FIRST_LOOK: SubtitleLook = { size: 'medium', colour: 'white', place: 'bottom', ground: 'none' };
const COLOURS = Object.keys(SUBTITLE_COLOURS) as SubtitleColour[];

/** How burned subtitles look, and the button that orders the clip with them. */
export function BurnDialog({
  open,
  onClose,
  clip,
  lines,
  language,
  place,
  onOrdered,
}: {
  open: boolean;
  onClose: () => void;
  clip: StoredFile;
  lines: readonly EditedLine[];
  language: Language;
  /** Where the clip stands, in seconds. */
  place: () => number;
  onOrdered: (task: ToolTask) => void;
}) {
  const t = useTranslations('toolSubtitles');
  const { tools } = useApi<ToolsApi>();
  const [look, setLook] = useState(FIRST_LOOK);
  /** Of what was sent: the same again is the same order. */
  const sent = useRef({ text: '', key: '' });
  const order = useMutation({
    mutationFn: () => {
      const inputs = {
        clip: clip.id,
        work: 'burn' as const,
        language,
        look,
        lines: lines.map(({ startSeconds, endSeconds, text }) => ({ startSeconds, endSeconds, text })),
      };
      const text = JSON.stringify(inputs);
      if (sent.current.text !== text || order.isSuccess) {
        sent.current = { text, key: crypto.randomUUID() };
      }
      return tools.orderSubtitles({
        ...inputs,
        model: WRITING_MODEL,
        agreedCoins: 0,
        agreedOwnKey: false,
        idempotencyKey: sent.current.key,
      });
    },
    onSuccess: onOrdered,
  });
  const change = (changes: Partial<SubtitleLook>): void => setLook((before) => ({ ...before, ...changes }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('burnTitle')}
      actions={
        <Button kind="primary" busy={order.isPending} onClick={() => order.mutate()}>
          {t('makeBurn')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <BurnPreview clip={clip} lines={lines} language={language} look={look} place={place} />
        <p>{t('burnText')}</p>
        <RadioChips
          label={t('size')}
          value={look.size}
          options={SUBTITLE_SIZES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
          onChange={(size) => change({ size })}
        />
        <RadioChips
          label={t('colour')}
          value={look.colour}
          options={COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
          onChange={(colour) => change({ colour })}
        />
        <RadioChips
          label={t('place')}
          value={look.place}
          options={SUBTITLE_PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
          onChange={(place) => change({ place })}
        />
        <RadioChips
          label={t('ground')}
          value={look.ground}
          options={SUBTITLE_GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) }))}
          onChange={(ground) => change({ ground })}
        />
        {order.error && <Notice>{order.error.message}</Notice>}
      </div>
    </Dialog>
  );
}
