import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { FinalCutView } from '../../../cut-contract.ts';

/** What the check of the cut that is used found, in plain words. */
export function FinalCutFindings({ findings }: { findings: FinalCutView['findings'] }) {
  const t = useTranslations('filmCut');
  if (findings.length === 0) {
    return <Notice kind="success">{t('nothingFound')}</Notice>;
  }
  const sentences = findings.map(({ kind, startSeconds, endSeconds }) =>
    t(`finding.${kind}`, { from: formatTimecode(startSeconds ?? 0), to: formatTimecode(endSeconds ?? 0) }),
  );
  return (
    <Notice kind="warning">
      <span className="flex flex-col gap-1">
        <span className="font-semibold">{t('found')}</span>
        <ul className="list-disc pl-5">
          {[...new Set(sentences)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </span>
    </Notice>
  );
}
