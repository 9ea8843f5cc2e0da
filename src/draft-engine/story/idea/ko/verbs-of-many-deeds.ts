import type { ConceptId } from '../../concepts/concept.ts';
import type { DeedId } from '../deeds.ts';

type Meanings = Readonly<
  Partial<Record<ConceptId | 'person' | 'animal' | 'thing' | 'any' | 'none' | 'result', DeedId>>
>;

const DRIVEN: Meanings = { animal: 'lead', person: 'chase', any: 'drive' };

/** 냄새에 끌리다: what is no person is noticed, and not loved. */
const DRAWN: Meanings = { person: 'fall_in_love', animal: 'fall_in_love', 'thing.song': 'listen', any: 'discover' };

/** Verbs that mean another deed by what they are done to: a concept, a kind, anything, nothing, or what it becomes. */
export const VERBS_OF_MANY_DEEDS = {
  몰다: DRIVEN,
  지우다: { 'thing.memory': 'forget', thing: 'wash', person: 'forget', any: 'wash' },
  밝히다: { result: 'discover', any: 'show' },
  드러나다: { result: 'discover' },
  밝혀지다: { result: 'discover' },
  막다: { person: 'protect', animal: 'protect' },
  보내다: { person: 'part', animal: 'free' },
  돌아오다: { result: 'turn_into' },
  돌아가다: { result: 'turn_into' },
  되돌아오다: { result: 'turn_into' },
  피우다: { 'thing.cigarette': 'use', 'thing.flower': 'grow_plants', 'spirit.flower': 'grow_plants' },
  걸다: { 'thing.phone': 'telephone', thing: 'load' },
  붙이다: {
    'thing.candle': 'burn',
    'thing.lantern': 'burn',
    'thing.lamp': 'burn',
    'thing.cigarette': 'burn',
    'thing.poster': 'load',
    'thing.stamp': 'load',
    'thing.sign': 'load',
  },
  틀다: { any: 'use' },
  끌리다: DRAWN,
  이끌리다: DRAWN,
  홀리다: DRAWN,
  매료되다: DRAWN,
  사로잡히다: DRAWN,
  풀다: { person: 'free', animal: 'free', 'thing.puzzle': 'discover' },
  쓰다: { 'thing.phone': 'use', 'thing.umbrella': 'use', 'thing.hat': 'use', 'thing.mask': 'use' },
  남기다: { person: 'leave', animal: 'leave' },
  데려가다: { person: 'lead', animal: 'lead' },
  데려오다: { person: 'lead', animal: 'lead' },
  부르다: { 'thing.song': 'sing' },
  치다: { 'thing.piano': 'play_music', 'thing.drum': 'play_music', 'thing.bell': 'play_music' },
  깨우다: { any: 'wake' },
  싸다: { thing: 'load' },
  숨다: { none: 'hide' },
  물다: { person: 'attack', 'thing.meat': 'eat', 'thing.bread': 'eat', thing: 'take' },
  찾다: { 'place.school': 'arrive', 'place.home': 'arrive', 'place.village': 'arrive', 'place.sea': 'arrive' },
} as const satisfies Readonly<Record<string, Meanings>>;
