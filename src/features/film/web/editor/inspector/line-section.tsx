import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { DELIVERIES, EMOTIONS } from '#src/shared/catalogue/shots.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useDescribedShot } from '../described/use-described-shot.ts';
import { useEditor } from '../state/editor-context.tsx';
import { changeEmotion, emotionOf, speakBy } from '../storyboard/shot-edits.ts';
import { sayIn } from '../storyboard/suggest-speaker.ts';
import type { ActiveShot } from './use-active-shot.ts';

/** What the shot tells and what is said in it. */
export function LineSection({ active: { document, shot, plan, change } }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const names = useTranslations('film.emotion');
  const { flush } = useEditor();
  const describe = useDescribedShot();
  const described = useTranslations('filmDescribed');
  const list = useList();
  const isOfShot = describe.variables?.shotId === shot.id;
  const notDrawn = (isOfShot && describe.data?.notDrawn) || [];
  const { speech } = plan;
  const lang = LANGUAGE_TAGS[document.language];
  return (
    <>
      <TextArea
        label={t('script')}
        lang={lang}
        rows={2}
        value={plan.script}
        onChange={({ target }) => change({ script: target.value }, 'text', 'script')}
        onBlur={flush}
        controlClassName="text-base"
        error={describe.error?.message}
      />
      <Button
        size="dense"
        className="-mt-1 self-start"
        disabled={plan.script.trim() === ''}
        busy={describe.isPending}
        onClick={() => describe.mutate({ description: plan.script, shotId: shot.id, as: 'same_shot' })}
      >
        {described('drawScript')}
      </Button>
      <div aria-live="polite" className="-mt-1 text-note text-warn">
        {notDrawn.length > 0 && <p>{described('notDrawn', { words: list(notDrawn) })}</p>}
      </div>
      <TextArea
        label={t('speech')}
        lang={lang}
        rows={2}
        placeholder={t('silent')}
        value={speech.text}
        onChange={({ target }) => change({ speech: sayIn(document, shot, target.value) }, 'speech', 'speech')}
        onBlur={flush}
        controlClassName="text-base"
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('speaker')}
          value={speech.kind === 'line' ? (speech.speakerKey ?? '') : speech.kind}
          options={[
            { value: 'silent', label: t('nobody') },
            { value: 'narration', label: t('narrator') },
            ...document.characters.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(who) =>
            change({ speech: speakBy(speech, who === 'silent' || who === 'narration' ? who : { key: who }) }, 'speech')
          }
        />
        <SelectField
          label={t('emotion')}
          value={emotionOf(plan)}
          options={EMOTIONS.map((value) => ({ value, label: names(value) }))}
          onChange={(emotion) => change(changeEmotion(plan, emotion), 'speech')}
        />
        {speech.kind !== 'silent' && (
          <SelectField
            label={t('delivery')}
            value={speech.delivery ?? (speech.kind === 'line' ? 'spoken' : 'narrated')}
            options={DELIVERIES.map((value) => ({ value, label: t(`deliveries.${value}`) }))}
            onChange={(delivery) => change({ speech: { ...speech, delivery } }, 'speech')}
          />
        )}
      </div>
    </>
  );
}
