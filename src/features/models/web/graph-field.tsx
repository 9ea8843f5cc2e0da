import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { WORKFLOW_LIMITS } from '#src/shared/catalogue/workflows/workflow.ts';

/** A letter takes up to four bytes. */
const MOST_BYTES = 4 * WORKFLOW_LIMITS.characters;

/** The graph of a workflow: pasted, or from a file. */
export function GraphField({
  graph,
  error,
  onChange,
  onRead,
}: {
  graph: string;
  error: string | undefined;
  onChange: (graph: string) => void;
  /** Called with a graph that is whole. */
  onRead: (graph: string) => Promise<unknown>;
}) {
  const t = useTranslations('models.workflow');
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async (text: string): Promise<void> => {
    setReading(true);
    await onRead(text);
    setReading(false);
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    if (file.size > MOST_BYTES) {
      return setProblem(t('fileTooLarge'));
    }
    setProblem(undefined);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) {
      return setProblem(t('fileUnread'));
    }
    onChange(text);
    await read(text);
  };
  return (
    <div className="flex flex-col gap-2.5">
      <TextArea
        label={t('graph')}
        hint={t('graphHint')}
        error={problem ?? error}
        value={graph}
        maximum={WORKFLOW_LIMITS.characters}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        translate="no"
        controlClassName="!max-h-48 font-edge !text-note"
        onChange={(event) => {
          setProblem(undefined);
          onChange(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button busy={isReading} disabled={graph.trim() === ''} onClick={() => void read(graph)}>
          {t('read')}
        </Button>
        <Button kind="quiet" onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void choose(event)}
          aria-label={t('chooseFile')}
          className="hidden"
        />
      </div>
    </div>
  );
}
