import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ToolTask } from '../../contract.ts';
import type { SendFile } from '../../web/send-file.ts';
import { ToolPage } from '../../web/tool-page.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useToolWork } from '../../web/use-tool-work.ts';
import { MusicExamples } from './music-examples.tsx';
import { MusicForm } from './music-form.tsx';
import { NO_FIELDS, settleFields } from './music-inputs.ts';
import { MusicResult } from './music-result.tsx';
import { fieldsOf, nameOf } from './ordered-music.ts';

/** Music from words. `destinations` are where a piece can go on to. */
export function MusicScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolMusic');
  const { pathname } = useLocation();
  const work = useToolWork('music');
  const [fields, change] = useKeptInputs('music', { initial: NO_FIELDS, settle: settleFields });
  const prompt = useRef<HTMLTextAreaElement>(null);
  return (
    <ToolPage
      work={work}
      heading={t('heading')}
      lead={t('lead')}
      form={<MusicForm fields={fields} change={change} work={work} promptRef={prompt} />}
      empty={<MusicExamples onTake={change} />}
      stage={{
        nameOf,
        renderResults: (task: ToolTask) => (
          <MusicResult
            task={task}
            name={nameOf(task)}
            destinations={destinations}
            pagePath={`${pathname.replace(/\/$/, '')}/${task.id}`}
          />
        ),
        again: (task) => {
          change(fieldsOf(task));
          prompt.current?.focus();
        },
      }}
    />
  );
}
