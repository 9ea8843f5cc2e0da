import { useTranslations } from 'use-intl';
import { SEVERAL } from '#src/draft-engine/story/idea/idea-graph.ts';
import { countOf, whoIs } from './corrections.ts';
import type { EventPart, ParticipantPart, Part, PlacePart, SettingPart } from './parts.ts';
import { usePlaceName } from './use-place-name.ts';

/** How a part is shown: its name and what is remarkable about it. */
interface PartTexts {
  name: string;
  /** The name is the idea's own words, in its language. */
  isOwn: boolean;
  marks: readonly string[];
}

/** Describes parts in the page's language, with the idea's own words for them. */
export function usePartTexts(): (part: Part) => PartTexts {
  const t = useTranslations('understanding');
  const placeName = usePlaceName();
  const marksOfParticipant = ({ now, isYours }: ParticipantPart): string[] => {
    const who = whoIs(now);
    return [
      ...(isYours && who ? [t(`whos.${who}`)] : []),
      ...(now.count > 2 ? [t('times', { count: now.count })] : []),
      ...(now.count === 2 || now.count === SEVERAL ? [t(`counts.${countOf(now)}`)] : []),
      ...(now.presence === 'here' ? [] : [t(`presences.${now.presence}`)]),
    ];
  };
  const marksOfEvent = ({ now: { isNegated } }: EventPart): string[] => (isNegated ? [t('negated')] : []);
  const marksOfPlace = ({ now, isYours }: PlacePart): string[] =>
    [isYours || now.isNearest ? placeName(now.concept) : undefined].filter((name) => name !== undefined);
  const settingName = ({ key, now: { value } }: SettingPart): string =>
    key === 'isWartime' ? t('wartime') : t(`values.${key}.${value as 'dawn'}` as 'values.hour.dawn');
  return (part) => {
    const leftOut = part.isLeftOut ? [t('leftOut')] : undefined;
    if (part.kind === 'setting') {
      return { name: settingName(part), isOwn: false, marks: leftOut ?? [] };
    }
    const { words } = part.now;
    if (part.kind === 'participant') {
      return { name: part.now.name ?? words, isOwn: true, marks: leftOut ?? marksOfParticipant(part) };
    }
    const marks = part.kind === 'event' ? marksOfEvent(part) : marksOfPlace(part);
    return { name: part.kind === 'event' ? part.said : words, isOwn: true, marks: leftOut ?? marks };
  };
}
