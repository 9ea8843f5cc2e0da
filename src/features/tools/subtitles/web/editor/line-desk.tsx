import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { Language } from '#src/shared/language/languages.ts';
import type { ToolTask } from '../../../contract.ts';
import type { StoredFile } from '../../../stored-file.ts';
import type { Subtitles } from '../../contract.ts';
import { addLine, lineAt } from '../../edit-lines.ts';
import { useSubtitles } from '../use-subtitles.ts';
import { ClipWithLines } from './clip-with-lines.tsx';
import { LineList } from './line-list.tsx';
import { LineTools } from './line-tools.tsx';
import { OtherVersions } from './other-versions.tsx';
import { usePlace } from './use-place.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The clip with its lines, the lines to be corrected, and what can be done with them. */
export function LineDesk({
  task,
  stored,
  clip,
  language,
  heard,
  onBurned,
}: {
  task: ToolTask;
  stored: Subtitles;
  clip: StoredFile | null;
  language: Language;
  /** The lines are of speech that was heard. */
  heard: boolean;
  onBurned: (task: ToolTask) => void;
}) {
  const t = useTranslations('toolSubtitles');
  const editing = useSubtitles(task.id, stored);
  const { video, seconds, note, go } = usePlace();
  const [newest, setNewest] = useState<string | null>(null);
  const { lines, change } = editing;
  const current = lineAt(lines, seconds);
  const add = (at: number): void => {
    const newId = crypto.randomUUID();
    change(null, (before) => addLine(before, { at, newId }));
    setNewest(newId);
  };
  const isNothingHeard = heard && stored.version === 0 && stored.lines.length === 0;
  return (
    // The keys of the fields within it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex min-w-0 flex-col gap-5" onKeyDown={(event) => takeBack(event, editing)}>
      <ClipWithLines clip={clip} video={video} line={current} language={language} onPlace={note} />
      <LineTools
        task={task}
        editing={editing}
        language={language}
        clip={clip}
        clipSeconds={() => video.current?.duration ?? Number.NaN}
        place={() => video.current?.currentTime ?? 0}
        onBurned={onBurned}
      />
      {(editing.hasOthers || stored.others.length > 0) && (
        <OtherVersions taskId={task.id} editing={editing} isNews={editing.hasOthers} />
      )}
      {isNothingHeard && <Notice kind="note">{t('nothingHeard')}</Notice>}
      {lines.length === 0 && !isNothingHeard && <p className="text-text-2">{t('noLines')}</p>}
      <LineList
        lines={lines}
        currentId={current?.id}
        newestId={newest}
        language={language}
        change={change}
        onAdd={add}
        onNew={setNewest}
        place={() => video.current?.currentTime ?? 0}
        go={go}
      />
      <div>
        <Button
          icon={<Plus {...SIGN} />}
          onClick={() => add(video.current?.currentTime ?? lines.at(-1)?.endSeconds ?? 0)}
        >
          {t('addHere')}
        </Button>
      </div>
      <p className="hidden text-note text-text-3 pointer-fine:block">
        {t('keys')}: {t('keysText')}
      </p>
    </div>
  );
}

/** Ctrl and Z, with Shift the other way: the steps of the list, not those of one field. */
function takeBack(event: KeyboardEvent, { undo, redo }: { undo: () => void; redo: () => void }): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) {
    return;
  }
  const key = event.key.toLowerCase();
  if (key === 'z' || key === 'y') {
    event.preventDefault();
    (key === 'y' || event.shiftKey ? redo : undo)();
  }
}
