import { useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { Outline } from '../../../outline-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { OutlineActions } from './use-outlines.ts';

/** One outline: who wrote it, whether it is the film's, and its text beside the story as it is. */
export function OutlineItem({
  outline,
  stop,
  onStoryboard,
}: {
  outline: Outline;
  stop: OutlineActions['stop'];
  onStoryboard: () => void;
}) {
  const t = useTranslations('filmWhole');
  const format = useFormatter();
  const nameOf = useModelName();
  const { document } = useEditor();
  const text = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { status, used, failure, model, createdAt } = outline;
  const name = outline.number === null ? t('keptOutline') : t('outlineOf', { number: outline.number });
  const isStory = status === 'generated' && outline.text === document.outline;
  const facts = [
    nameOf(model),
    format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
    status === 'cancelled' && t('stopped'),
  ].filter(Boolean);
  return (
    <li tabIndex={-1} className="flex flex-col gap-3 py-3" data-outline={status}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-base">{name}</span>
            {isStory && <span className="edge text-select">{t('inStory')}</span>}
            {used && <span className="edge text-text-3">{t('inStoryboard')}</span>}
          </p>
          <p className="text-note text-text-3">{facts.join(' · ')}</p>
        </div>
        {status === 'generated' && (
          <Button
            ref={toggle}
            size="dense"
            className="shrink-0"
            aria-expanded={isOpen}
            aria-controls={isOpen ? text : undefined}
            aria-label={t(isOpen ? 'closeOf' : 'readOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'close' : 'read')}
          </Button>
        )}
        {status === 'generating' && (
          <Button
            size="dense"
            className="shrink-0"
            busy={stop.isPending}
            onClick={({ currentTarget }) => {
              stop.mutate(undefined, { onSuccess: tellGoingOn });
              // This button goes.
              currentTarget.closest('li')?.focus();
            }}
          >
            {t('stop')}
          </Button>
        )}
      </div>
      {status === 'generating' && <Progress label={t('writing')} />}
      {failure && <p className="text-note text-err">{failure.message}</p>}
      {isOpen && (
        <div id={text} className="flex flex-col gap-4">
          <Compared outline={outline} name={name} isStory={isStory} />
          <Uses
            outline={outline}
            name={name}
            isStory={isStory}
            onUsed={() => toggle.current?.focus()}
            onStoryboard={onStoryboard}
          />
        </div>
      )}
    </li>
  );

  function tellGoingOn({ goingOn }: { goingOn: number }): void {
    if (goingOn > 0) {
      toast(t('goesOn'));
    }
  }
}

/** The text, beside the story that the film has now where they differ. */
function Compared({ outline, name, isStory }: { outline: Outline; name: string; isStory: boolean }) {
  const t = useTranslations('filmWhole');
  const { document } = useEditor();
  const texts = [...(isStory ? [] : [[t('now'), document.outline] as const]), [name, outline.text] as const];
  return (
    <div className={isStory ? undefined : 'grid gap-4 sm:grid-cols-2'}>
      {texts.map(([title, shown]) => (
        <section key={title} aria-label={title} className="flex flex-col gap-1.5">
          <h3 className="text-note text-text-3">{title}</h3>
          <p lang={LANGUAGE_TAGS[document.language]} className="whitespace-pre-wrap text-base">
            {shown}
          </p>
        </section>
      ))}
    </div>
  );
}

/** Its text alone, or the storyboard from it. */
function Uses({
  outline,
  name,
  isStory,
  onUsed,
  onStoryboard,
}: {
  outline: Outline;
  name: string;
  isStory: boolean;
  /** Its text is the story now, and the button for that goes. */
  onUsed: () => void;
  onStoryboard: () => void;
}) {
  const t = useTranslations('filmWhole');
  const { edit, flush } = useEditor();
  return (
    <div className="flex flex-wrap gap-2">
      {!isStory && (
        <Button
          size="dense"
          aria-label={t('useTextOf', { name })}
          onClick={() => {
            edit([{ kind: 'film', set: { outline: outline.text } }], { label: 'text' });
            flush();
            toast(t('textUsed'), 'success');
            onUsed();
          }}
        >
          {t('useText')}
        </Button>
      )}
      {outline.origin === 'written' && (
        <Button size="dense" aria-label={t('storyboardOf', { name })} onClick={onStoryboard}>
          {t('storyboard')}
        </Button>
      )}
    </div>
  );
}
