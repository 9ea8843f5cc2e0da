import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { useDownload } from '#src/platform/browser/download/use-download.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import {
  EXPORT_PARTS,
  TEXT_EXPORTS,
  type ExportPart,
  type LargeExport,
  type TextExport,
} from '../../export-formats.ts';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';

type Format = TextExport | LargeExport;

const GROUPS = [
  { key: 'papers', formats: ['zip', 'pdf', 'json'] },
  { key: 'timelines', formats: ['otio', 'fcpxml', 'edl'] },
  { key: 'subtitles', formats: ['srt', 'vtt'] },
] as const satisfies readonly { key: string; formats: readonly Format[] }[];

const isText = (format: Format): format is TextExport => TEXT_EXPORTS.some((candidate) => candidate === format);

/** A film as files for other programs (EDIT-17). */
export function ExportDialog({ film, open, onClose }: { film: FilmView; open: boolean; onClose: () => void }) {
  const t = useTranslations('filmExport');
  const { films } = useApi<FilmApi>();
  const download = useDownload();
  const [wanted, setWanted] = useState<Format>();
  const [without, setWithout] = useState<ReadonlySet<ExportPart>>(new Set());
  // The browser loads these itself: they may be larger than the page's memory.
  const large = useMutation({
    mutationFn: (format: LargeExport) => films.linkExport({ filmId: film.id, format, without: [...without] }),
    onSuccess: ({ path }, format) => {
      const link = document.createElement('a');
      link.href = path;
      link.download = fileNameOf(film.title, format);
      link.click();
    },
  });
  const load = (format: Format): void => {
    setWanted(format);
    if (isText(format)) {
      download.start(() => films.readExport({ filmId: film.id, format }), fileNameOf(film.title, format));
    } else {
      large.mutate(format);
    }
  };
  const isBusy = download.share !== null || large.isPending;
  const problem = download.problem ?? large.error?.message;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={640}>
      <div className="flex flex-col gap-6 pb-2">
        <p className="text-text-2">{t('text')}</p>
        {film.movie && film.cutOutdated && <Notice kind="warning">{t('formerCut')}</Notice>}
        {problem && <Notice>{problem}</Notice>}
        {GROUPS.map(({ key, formats }) => (
          <Group key={key} title={t(`groups.${key}`)} hint={key === 'timelines' ? t('timelineHint') : undefined}>
            {formats.map((format) => (
              <li key={format} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-medium">{t(`formats.${format}.name`)}</p>
                  <p className="text-note text-text-2">{t(`formats.${format}.use`)}</p>
                </div>
                <Button
                  size="dense"
                  busy={isBusy && wanted === format}
                  disabled={isBusy && wanted !== format}
                  aria-label={t('download', { name: t(`formats.${format}.name`) })}
                  onClick={() => load(format)}
                >
                  {t(isBusy && wanted === format ? 'busy' : 'load')}
                </Button>
                {format === 'zip' && <Parts without={without} onChange={setWithout} />}
              </li>
            ))}
          </Group>
        ))}
      </div>
    </Dialog>
  );
}

/** What is in the ZIP beside timelines and papers. */
function Parts({
  without,
  onChange,
}: {
  without: ReadonlySet<ExportPart>;
  onChange: (without: ReadonlySet<ExportPart>) => void;
}) {
  const t = useTranslations('filmExport');
  const choose = (part: ExportPart, isIn: boolean): void => {
    const next = new Set(without);
    if (isIn) {
      next.delete(part);
    } else {
      next.add(part);
    }
    onChange(next);
  };
  return (
    <fieldset className="w-full min-w-0">
      <legend className="pb-1.5 text-note text-text-2">{t('parts')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {EXPORT_PARTS.map((part) => (
          <Checkbox key={part} checked={!without.has(part)} onChange={(isIn) => choose(part, isIn)}>
            {t(`part.${part}`)}
          </Checkbox>
        ))}
      </div>
      {without.size > 0 && <p className="pt-1 text-note text-text-2">{t('partMissing')}</p>}
    </fieldset>
  );
}

function Group({ title, hint, children }: { title: string; hint: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="border-b border-line pb-1 text-note text-text-2">
        {title}
      </h3>
      {hint && <p className="text-note text-text-2">{hint}</p>}
      <ul className="flex flex-col gap-4">{children}</ul>
    </section>
  );
}
