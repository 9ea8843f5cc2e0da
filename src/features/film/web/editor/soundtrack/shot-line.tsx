import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleDashed, History, LoaderCircle, Minus } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CONTROL_LOOK } from '#src/platform/browser/ui/field.tsx';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { EMOTIONS } from '#src/shared/catalogue/shots.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { SoundTake } from '../../../soundtrack-contract.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import type { ShotChange } from '../../../timeline/film-edit.ts';
import type { Editor } from '../state/editor.ts';
import { changeEmotion, emotionOf, sayWords, speakBy } from '../storyboard/shot-edits.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { lineStanding, type LineStanding } from './line-standing.ts';
import { TakeSound } from './take-sound.tsx';
import { TakesOf } from './takes-of.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

const SIGNS: Readonly<Record<LineStanding, { sign: typeof Minus; ink: string }>> = {
  silent: { sign: Minus, ink: 'text-text-3' },
  making: { sign: LoaderCircle, ink: 'text-action-text' },
  failed: { sign: CircleAlert, ink: 'text-err' },
  outdated: { sign: History, ink: 'text-warn' },
  waiting: { sign: CircleDashed, ink: 'text-text-3' },
  done: { sign: CircleCheck, ink: 'text-ok' },
};

/** What all lines share; it stays while words are typed. */
export interface LineVerbs extends Pick<Editor, 'edit' | 'flush'>, Pick<SoundtrackActions, 'saying' | 'using'> {
  characters: FilmDocument['characters'];
  language: FilmDocument['language'];
  sayAgain: (number: number) => void;
  retryShot: (number: number) => void;
  retrying: ReadonlySet<number>;
  use: (takeId: string) => void;
}

interface LineProps {
  shot: DocumentShot;
  view: ShotView | undefined;
  takes: readonly SoundTake[];
  verbs: LineVerbs;
}

/** What is said in a shot: by whom, how, in which words, and its takes. */
export const ShotLine = memo(function ShotLine({ shot, view, takes, verbs }: LineProps) {
  const t = useTranslations('filmSoundtrack');
  const { plan } = shot;
  const used = takes.find(({ circled }) => circled);
  const standing = lineStanding(shot, view, takes);
  const { sign: Sign, ink } = SIGNS[standing];
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-[2.5rem_minmax(0,1fr)_15rem]">
      <p translate="no" className="edge pt-1 text-text-3">{`S${String(plan.number).padStart(2, '0')}`}</p>
      <LineFields shot={shot} verbs={verbs} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className={clsx('flex min-h-7 items-center gap-1.5 text-dense', ink)} data-standing={standing}>
          <Sign className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t(`standing.${standing}`)}
        </p>
        {used?.file && (
          <TakeSound name={`voice ${used.id}`} path={used.file.path} label={t('lineOf', { number: plan.number })} />
        )}
        <LineActions {...{ shot, view, takes, verbs, standing }} />
      </div>
    </div>
  );
});

/** Who says it, with which feeling, and the words. */
function LineFields({
  shot: { id, plan },
  verbs: { characters, language, edit, flush },
}: Pick<LineProps, 'shot' | 'verbs'>) {
  const t = useTranslations('filmSoundtrack');
  const feelings = useTranslations('film.emotion');
  const { speech, number } = plan;
  const change = (set: ShotChange, key?: string): boolean =>
    edit([{ kind: 'shot', id, set }], { label: 'speech', ...(key === undefined ? {} : { key: `${key} ${id}` }) });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        <SelectChip
          label={t('speakerOf', { number })}
          value={speech.kind === 'line' ? (speech.speakerKey ?? '') : speech.kind}
          options={[
            { value: 'silent', label: t('nobody') },
            { value: 'narration', label: t('narrator') },
            ...characters.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(who) =>
            change({ speech: speakBy(speech, who === 'silent' || who === 'narration' ? who : { key: who }) })
          }
        />
        {speech.kind !== 'silent' && (
          <SelectChip
            label={t('emotionOf', { number })}
            value={emotionOf(plan)}
            options={EMOTIONS.map((value) => ({ value, label: feelings(value) }))}
            onChange={(emotion) => change(changeEmotion(plan, emotion))}
          />
        )}
      </div>
      <textarea
        aria-label={t('lineOf', { number })}
        lang={LANGUAGE_TAGS[language]}
        rows={2}
        placeholder={t('writeLine')}
        value={speech.text}
        onChange={({ target }) => change({ speech: sayWords(speech, target.value) }, 'speech')}
        onBlur={flush}
        className={`${CONTROL_LOOK} h-auto resize-none py-2 [field-sizing:content]`}
      />
    </div>
  );
}

function LineActions({ shot, view, takes, verbs, standing }: LineProps & { standing: LineStanding }) {
  const t = useTranslations('filmSoundtrack');
  const { number } = shot.plan;
  const failure = takes.at(-1)?.failure;
  if (standing === 'silent' || !view) {
    return null;
  }
  return (
    <>
      {standing === 'failed' && failure && <p className="text-note text-err">{failure.message}</p>}
      <div className="flex flex-wrap items-center gap-1.5">
        {standing === 'failed' ? (
          <Button
            size="dense"
            busy={verbs.retrying.has(view.number)}
            aria-label={t('retryOf', { number })}
            onClick={() => verbs.retryShot(view.number)}
          >
            {t('retry')}
          </Button>
        ) : (
          <Button
            size="dense"
            busy={standing === 'making' || verbs.saying.has(view.number)}
            disabled={standing === 'waiting'}
            aria-label={t('sayAgainOf', { number })}
            onClick={() => verbs.sayAgain(view.number)}
          >
            {t('sayAgain')}
          </Button>
        )}
      </div>
      <TakesOf takes={takes} kind="voice" label={t('lineOf', { number })} use={verbs.use} using={verbs.using} />
    </>
  );
}
