import { EyeOff, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CULTURES, PERIODS, SEASONS } from '#src/draft-engine/story/idea/idea-graph.ts';
import { PLACE_KINDS, TIMES_OF_DAY, WEATHERS, type PlaceKind } from '#src/draft-engine/story/place-spec.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { AGES, COUNTS, countOf, mayChooseAge, WHEREABOUTS, WHO, whoIs, type Correction } from './corrections.ts';
import type { EventPart, ParticipantPart, Part, PlacePart, SettingPart } from './parts.ts';

type Correct = (correction: Correction) => void;

const FIELD_VALUES = { hour: TIMES_OF_DAY, season: SEASONS, weather: WEATHERS, period: PERIODS, culture: CULTURES };

/** What a part can be corrected to. */
export function CorrectionPanel({
  part,
  onCorrect,
  onLeaveOut,
  onReset,
}: {
  part: Part;
  onCorrect: Correct;
  onLeaveOut: () => void;
  onReset: () => void;
}) {
  const t = useTranslations('understanding');
  const isNeeded = part.kind === 'event' && part.isOnly;
  return (
    <div className="flex flex-col gap-4">
      {!part.isLeftOut && <Choices part={part} onCorrect={onCorrect} />}
      <div className="flex flex-wrap gap-2">
        {!part.isLeftOut && !isNeeded && (
          <Button
            size="dense"
            onClick={onLeaveOut}
            icon={<EyeOff className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('leaveOut')}
          </Button>
        )}
        {part.isYours && (
          <Button
            size="dense"
            onClick={onReset}
            icon={<Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          >
            {t(part.isLeftOut ? 'putBack' : 'asRead')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Choices({ part, onCorrect }: { part: Part; onCorrect: Correct }) {
  switch (part.kind) {
    case 'participant':
      return <ParticipantChoices part={part} onCorrect={onCorrect} />;
    case 'event':
      return <EventChoices part={part} onCorrect={onCorrect} />;
    case 'place':
      return <PlaceChoice part={part} onCorrect={onCorrect} />;
    case 'setting':
      return part.key === 'isWartime' ? null : <ValueChoice part={part} field={part.key} onCorrect={onCorrect} />;
  }
}

/** No value is checked where what was read is none of these. */
const OTHER = '';

function ParticipantChoices({ part: { now }, onCorrect }: { part: ParticipantPart; onCorrect: Correct }) {
  const t = useTranslations('understanding');
  return (
    <>
      <RadioChips
        label={t('who')}
        value={whoIs(now) ?? OTHER}
        options={WHO.map((value) => ({ value, label: t(`whos.${value}`) }))}
        onChange={(who) => who !== OTHER && onCorrect({ who })}
      />
      <RadioChips
        label={t('howMany')}
        value={countOf(now)}
        options={COUNTS.map((value) => ({ value, label: t(`counts.${value}`) }))}
        onChange={(count) => onCorrect({ count })}
      />
      {mayChooseAge(now) && (
        <RadioChips
          label={t('howOld')}
          value={AGES.find((age) => age === now.age) ?? OTHER}
          options={AGES.map((value) => ({ value, label: t(`ages.${value}`) }))}
          onChange={(age) => age !== OTHER && onCorrect({ age })}
        />
      )}
      <RadioChips
        label={t('presence')}
        value={WHEREABOUTS.find((presence) => presence === now.presence) ?? OTHER}
        options={WHEREABOUTS.map((value) => ({ value, label: t(`presences.${value}`) }))}
        onChange={(presence) => presence !== OTHER && onCorrect({ presence })}
      />
    </>
  );
}

function EventChoices({ part: { now }, onCorrect }: { part: EventPart; onCorrect: Correct }) {
  const t = useTranslations('understanding');
  return (
    <div className="flex flex-col gap-2.5">
      <Checkbox checked={now.isMain} disabled={now.isMain} onChange={() => onCorrect({ isMain: true })}>
        {t('isMain')}
      </Checkbox>
      <Checkbox checked={now.isNegated} onChange={(isNegated) => onCorrect({ isNegated })}>
        {t('isNegated')}
      </Checkbox>
    </div>
  );
}

function PlaceChoice({ part: { now }, onCorrect }: { part: PlacePart; onCorrect: Correct }) {
  const t = useTranslations('understanding');
  const value = PLACE_KINDS.find((kind) => `place.${kind}` === now.concept) ?? OTHER;
  return (
    <Combobox<PlaceKind | typeof OTHER>
      label={t('whichPlace')}
      value={value}
      options={PLACE_KINDS.map((kind) => ({ value: kind, label: t(`places.${kind}`) }))}
      onChange={(place) => place !== OTHER && onCorrect({ place })}
    />
  );
}

function ValueChoice({
  part: { now },
  field,
  onCorrect,
}: {
  part: SettingPart;
  field: keyof typeof FIELD_VALUES;
  onCorrect: Correct;
}) {
  const t = useTranslations('understanding');
  return (
    <RadioChips
      label={t(`fields.${field}`)}
      value={String(now.value)}
      options={FIELD_VALUES[field].map((value) => ({
        value,
        label: t(`values.${field}.${value}` as 'values.hour.dawn'),
      }))}
      onChange={(value) => onCorrect({ value })}
    />
  );
}
