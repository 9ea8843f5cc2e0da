import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { UpgradeOrder, useModelLabel } from '../../film/takes/upgrade-form.tsx';
import { useUpgrade, type UpgradeWish } from '../../film/takes/use-takes.ts';
import { useModels } from '../../idea/idea-data.ts';
import { SaveNotice, SaveStateText } from '../save-state.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { changedWish, ClipWishes, type WishChange } from './clip-wishes.tsx';
import { useClipNumbers } from './use-clip-numbers.ts';
import type { OrderScope } from './use-video.ts';

const SCOPES = ['missing', 'selected', 'all'] as const;

/** New takes of clips by a model, for the price that is shown first. */
export function OrderDialog({ scope: wished, onClose }: { scope: OrderScope; onClose: () => void }) {
  const t = useTranslations('filmVideo');
  const { document, film, edit, flush } = useEditor();
  const { language } = useLanguage();
  const models = useModels(language);
  const labelOf = useModelLabel();
  const numbers = useClipNumbers();
  const views = useShotViews();
  const [scope, setScope] = useState(wished);
  const [chosen, setChosen] = useState<string>();
  const [picked, setPicked] = useState<WishChange>();
  const usable = (models.data?.video.options ?? []).filter(({ availability }) => availability.state === 'available');
  const usual = usable.find(({ id }) => id === film.models.video.id) ?? usable[0];
  const model = chosen ?? usual?.id ?? '';
  const option = usable.find(({ id }) => id === model);
  const inScope = new Set(numbers[scope]);
  const shots = document.shots.filter(({ plan }) => inScope.has(plan.number));
  // A picture of the owner's own moves in one way only.
  const isDrawn = (id: string): boolean => {
    const { clipServedBy, pictureServedBy } = views.get(id) ?? {};
    return clipServedBy?.id.startsWith('draft') === true && pictureServedBy !== null;
  };
  // What the engine would draw as it did is asked for with another motion, unless somebody picks one.
  const motion = picked ?? otherMotion(option, shots, ({ id }) => isDrawn(id));
  const applyChange = (changed: WishChange): void => {
    edit(
      shots.map(({ id, plan }) => {
        const wish = changedWish(plan.wish ?? {}, changed);
        return { kind: 'shot', id, set: { wish: Object.keys(wish).length === 0 ? null : wish } };
      }),
      { label: 'wish' },
    );
    flush();
  };
  // What the engine draws is free, and drawn as soon as its plan changes: so this change waits for the order.
  const waits = option?.draft === true && motion !== undefined;
  const change = (changed: WishChange): void => {
    if (option?.draft && changed.field === 'motion') {
      setPicked(changed);
    } else {
      applyChange(changed);
    }
  };
  const wishes = shots.map(({ plan }) => (waits ? changedWish(plan.wish ?? {}, motion) : (plan.wish ?? {})));
  return (
    <Dialog open onClose={onClose} title={t('order.title')} width={560}>
      <div className="flex flex-col gap-5 pb-2">
        <RadioChips
          label={t('order.of')}
          value={scope}
          options={SCOPES.map((value) => ({
            value,
            label: t(`order.${value}`, { count: numbers[value].length }),
            disabled: numbers[value].length === 0,
          }))}
          onChange={setScope}
        />
        <SelectField
          label={t('order.model')}
          value={model}
          options={usable.map((option) => ({ value: option.id, label: labelOf(option) }))}
          onChange={setChosen}
          hint={t('order.hint')}
        />
        <SameDrawing model={option} shots={shots} motion={motion} />
        {option && shots.length > 0 && (
          <ClipWishes
            model={option}
            wishes={wishes}
            drawn={option.draft ? 0 : shots.filter(({ id }) => isDrawn(id)).length}
            onChange={change}
          />
        )}
        {shots.length > 0 &&
          (waits ? (
            <DrawOrder
              film={film}
              model={model}
              count={shots.length}
              others={shots
                .filter((shot) => !isDrawn(shot.id) || !changes(shot, motion))
                .map(({ plan }) => plan.number)}
              prepare={() => {
                setPicked(motion);
                applyChange(motion);
              }}
              onOrdered={onClose}
            />
          ) : (
            <SavedOrder
              key={`${model} ${scope}`}
              wish={{ numbers: numbers[scope], kind: 'clip', model, candidates: 1 }}
              onOrdered={onClose}
            />
          ))}
      </div>
    </Dialog>
  );
}

/** What the engine draws of a shot that stays as it is. */
function SameDrawing({
  model,
  shots,
  motion,
}: {
  model: ModelOption | undefined;
  shots: readonly DocumentShot[];
  motion: WishChange | undefined;
}) {
  const t = useTranslations('filmVideo');
  const isOther = motion && shots.some((shot) => drawnMotion(shot) !== (motion.value ?? 'precise'));
  return model?.draft && !isOther && <p className="text-note text-text-3">{t('order.sameDrawing')}</p>;
}

/** How the engine moves what it draws of a shot. */
const drawnMotion = ({ plan }: DocumentShot): ClipWish['motion'] => plan.wish?.motion ?? 'precise';

/** A motion of the engine that none of the shots has, where it drew one of them. */
function otherMotion(
  model: ModelOption | undefined,
  shots: readonly DocumentShot[],
  isDrawn: (shot: DocumentShot) => boolean,
): WishChange | undefined {
  const value =
    model?.draft && shots.some(isDrawn)
      ? model.choices?.motions.find((one) => shots.every((shot) => drawnMotion(shot) !== one))
      : undefined;
  return value && { field: 'motion', value };
}

/** True where a shot wants something else after this change. */
const changes = ({ plan }: DocumentShot, { field, value }: WishChange): boolean => plan.wish?.[field] !== value;

/** An order of what the saved plan says. */
function SavedOrder({ wish, onOrdered }: { wish: UpgradeWish; onOrdered: () => void }) {
  const { film, saveState } = useEditor();
  return saveState === 'saved' ? <UpgradeOrder film={film} wish={wish} onOrdered={onOrdered} /> : <Unsaved />;
}

/**
 * Has the engine draw clips with another motion: those that it drew follow their plan where this changes, the `others`
 * are ordered.
 */
function DrawOrder({
  film,
  model,
  count,
  others,
  prepare,
  onOrdered,
}: {
  film: FilmView;
  model: string;
  count: number;
  others: number[];
  /** Writes the motion into the plan. */
  prepare: () => void;
  onOrdered: () => void;
}) {
  const t = useTranslations('filmTakes');
  const { saved } = useEditor();
  const upgrade = useUpgrade(film);
  const draw = useMutation({
    mutationFn: async () => {
      prepare();
      const isSaved = await saved();
      if (isSaved && others.length > 0) {
        const wish = { numbers: others, kind: 'clip', model, candidates: 1 } as const;
        await upgrade.mutateAsync({ ...wish, agreedCoins: 0, agreedOwnKey: false });
      }
      return isSaved;
    },
    onSuccess: (isSaved) => isSaved && onOrdered(),
  });
  return (
    <>
      {draw.error && <Notice>{draw.error.message}</Notice>}
      {draw.data === false && <Unsaved />}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="primary" busy={draw.isPending} onClick={() => draw.mutate()}>
          {t('make', { count })}
        </Button>
        <CoinAmount coins={0} />
      </div>
    </>
  );
}

/** Why there is no price yet, and what a person can do about it. */
function Unsaved() {
  const t = useTranslations('filmVideo');
  const { saveState } = useEditor();
  if (saveState === 'saving') {
    return <p className="text-note text-text-3">{t('wish.saving')}</p>;
  }
  return (
    <>
      <SaveStateText />
      <SaveNotice />
    </>
  );
}
