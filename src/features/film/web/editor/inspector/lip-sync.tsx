import { Check, Minus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { useEditorParts } from '../editor-parts.ts';
import type { ActiveShot } from './use-active-shot.ts';

const CHECKS = [
  {
    key: 'text',
    missing: 'noText',
    holds: ({ plan }) => plan.speech.text.trim() !== '' && plan.speech.kind !== 'silent',
  },
  { key: 'clip', missing: 'noClip', holds: ({ view }) => view !== undefined && view.clip !== null },
  {
    key: 'character',
    missing: 'noCharacter',
    holds: ({ plan: { speech, actors } }) =>
      speech.kind === 'line' && actors.some(({ characterKey }) => characterKey === speech.speakerKey),
  },
] as const satisfies readonly { key: string; missing: string; holds: (active: ActiveShot) => boolean }[];

/** True where the draft engine makes the clip: the mouths of what a model made or a person brought cannot be switched. */
function isOfEngine({ view }: ActiveShot): boolean {
  const servedBy = view?.clipServedBy ?? null;
  return view?.ownClip !== true && (servedBy === null ? !view?.clip : servedBy.id.startsWith('draft'));
}

/** What a mouth that follows its voice needs, and whether it does (EDIT-10). */
export function LipSync({ active }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const { Screen: ModelLipSync } = useEditorParts().modelLipSync;
  const checks = CHECKS.map(({ key, missing, holds }) => ({ key, missing, isThere: holds(active) }));
  const isPossible = checks.every(({ isThere }) => isThere);
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {checks.map(({ key, missing, isThere }) => {
          const Sign = isThere ? Check : Minus;
          return (
            <li key={key} data-check={key} data-there={isThere} className="flex items-start gap-2 text-dense">
              <Sign
                className={isThere ? 'mt-0.5 size-4 shrink-0 text-ok' : 'mt-0.5 size-4 shrink-0 text-text-3'}
                aria-hidden="true"
              />
              <span className={isThere ? 'text-text-1' : 'text-text-2'}>{t(`lipSync.${isThere ? key : missing}`)}</span>
            </li>
          );
        })}
      </ul>
      {isOfEngine(active) ? (
        <Switch
          checked={isPossible && active.plan.mouthsStill !== true}
          disabled={!isPossible}
          onChange={(follows) => active.change({ mouthsStill: follows ? null : true }, 'staging')}
        >
          {t('lipSync.on')}
        </Switch>
      ) : (
        <Suspense fallback={null}>
          <ModelLipSync shotId={active.shot.id} isPossible={isPossible} />
        </Suspense>
      )}
    </>
  );
}
