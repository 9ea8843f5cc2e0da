import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { EmptyStage } from '../../web/empty-stage.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { SubtitleEditor } from './editor/subtitle-editor.tsx';
import { settle, type SubtitlesFields } from './subtitles-fields.ts';
import { SubtitlesForm } from './subtitles-form.tsx';

const NO_FIELDS: Partial<SubtitlesFields> = {};

/** Subtitles of clips. `destinations` are where a clip with burned ones can go on to. */
export function SubtitlesScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolSubtitles');
  const { language } = useLanguage();
  const work = useToolWork('subtitles');
  const [fields, change] = useKeptInputs('subtitles', {
    initial: NO_FIELDS,
    settle: useCallback((kept: Partial<SubtitlesFields>) => settle(kept, language), [language]),
  });
  const whole = settle(fields, language);
  useSentPicture((clip) => change({ clip }));
  const nameOf = (task: ToolTask): string => t(nameKeyOf(task), { lines: countLines(task) });
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<SubtitlesForm fields={whole} change={change} work={work} />}
      empty={<EmptyStage title={t('start')} text={t('startText')} />}
      stage={{
        nameOf,
        renderResults: (task) =>
          isBurned(task) ? (
            <BurnedClip task={task} name={nameOf(task)} destinations={destinations} />
          ) : (
            <SubtitleEditor task={task} onBurned={work.begin} />
          ),
        again: (task) => change({ ...settle(task.inputs, language), clip: inputFileOf(task, 'clip') ?? null }),
      }}
    />
  );
}

const isBurned = ({ inputs }: ToolTask): boolean => inputs['work'] === 'burn';

function nameKeyOf(task: ToolTask): 'nameBurned' | 'nameBegun' | 'nameHearing' {
  if (isBurned(task)) {
    return 'nameBurned';
  }
  return task.inputs['work'] === 'begin' ? 'nameBegun' : 'nameHearing';
}

/** The lines that were burned in. */
const countLines = ({ inputs: { lines } }: ToolTask): number => (Array.isArray(lines) ? lines.length : 0);

/** A clip with its subtitles in the picture. */
function BurnedClip({ task, name, destinations }: { task: ToolTask; name: string; destinations: readonly SendFile[] }) {
  const [result] = task.results;
  if (!result) {
    return null;
  }
  const { width, height } = result.told;
  const isSized = typeof width === 'number' && typeof height === 'number';
  return (
    <ClipResult
      result={result}
      aspect={isSized ? `${width}:${height}` : '16:9'}
      name={name}
      destinations={destinations}
    />
  );
}
