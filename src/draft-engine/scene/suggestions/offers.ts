import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { SceneFacet } from '#src/shared/catalogue/prompt-facets.ts';
import type { CameraAngle, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Species } from '../../story/figure-spec.ts';
import { isIndoor, type PlaceKind, type TimeOfDay, type Weather } from '../../story/place-spec.ts';
import type { Offer } from './offer.ts';

type Words = Readonly<Record<Language, string>>;
type Suits = NonNullable<Offer['suits']>;

const placed =
  (...kinds: PlaceKind[]): Suits =>
  ({ place }) =>
    kinds.includes(place.kind);

const AT_SEA = placed('coast', 'beach', 'harbour', 'sea', 'island', 'cliff', 'ship_deck');
const IN_TOWN = placed('town_street', 'city_street', 'alley', 'rooftop', 'market', 'bridge', 'station', 'skyline');
const IN_THE_WILD = placed('forest', 'mountain', 'valley', 'snowfield', 'meadow', 'field', 'river', 'lake');
const WITHOUT_WEATHER = placed('underwater', 'space', 'planet', 'moon', 'cave');
const HOT = placed('desert', 'savanna', 'jungle', 'beach', 'western_town');
const INDOORS: Suits = ({ place }) => isIndoor(place.kind);
const OUTDOORS: Suits = (drawing) => !INDOORS(drawing) && !WITHOUT_WEATHER(drawing);

const isAnimal =
  (species: ReadonlySet<Species>): Suits =>
  ({ actors }) =>
    actors.some(({ figure }) => figure.kind === 'animal' && species.has(figure.species));
const SWIMS = isAnimal(new Set<Species>(['fish', 'whale', 'dolphin', 'shark', 'octopus', 'seal', 'crab', 'turtle']));
const isOnLand: Suits = (drawing) => drawing.actors.length > 0 && !SWIMS(drawing);
const isCivil: Suits = ({ actors }) => actors.some(({ figure }) => figure.kind === 'person' || figure.kind === 'robot');
const isBeast: Suits = (drawing) =>
  isOnLand(drawing) && drawing.actors.some(({ figure }) => figure.kind === 'animal' || figure.kind === 'spirit');
const isStill: Suits = ({ actors, items }) => actors.length === 0 && items.length > 0;
const isScenery: Suits = ({ actors, items }) => actors.length === 0 && items.length === 0;
const hasPerson: Suits = ({ actors }) => actors.some(({ figure }) => figure.kind === 'person');
const hasFace: Suits = ({ actors }) =>
  actors.some(({ figure }) => figure.kind === 'person' || figure.kind === 'animal') &&
  !hasPerson({ actors } as ShotDrawing);

/** Somebody, where nobody is there: each is for some places. */
function somebody(words: Words, species: Species | 'person', suits: Suits): Offer {
  return {
    words,
    suits,
    shows: ({ actors }) =>
      actors.some(({ figure }) => (figure.kind === 'animal' ? figure.species : figure.kind) === species),
  };
}

const place = (words: Words, kinds: PlaceKind[], suits: Suits): Offer => ({ words, suits, shows: placed(...kinds) });

const hour = (words: Words, value: TimeOfDay): Offer => ({ words, shows: ({ timeOfDay }) => timeOfDay === value });

const sky = (words: Words, value: Weather, suits: Suits): Offer => ({
  words,
  suits,
  shows: ({ weather }) => weather === value,
});

const framing = (words: Words, value: Framing, suits?: Suits): Offer => ({
  words,
  ...(suits ? { suits } : {}),
  shows: (drawing) => drawing.framing === value,
});

const angle = (words: Words, value: CameraAngle): Offer => ({ words, shows: (drawing) => drawing.angle === value });

const mood = (words: Words, value: Emotion, suits: Suits): Offer => ({
  words,
  suits,
  shows: ({ actors }) => actors.some(({ emotion }) => emotion === value),
});

/** What is offered for each facet, in the order in which it is tried. */
export const OFFERS: Readonly<Record<SceneFacet, readonly Offer[]>> = {
  subject: [
    somebody({ en: 'an old sailor', cn: '一个老水手', ja: '老いた船乗り', ko: '늙은 선원' }, 'person', AT_SEA),
    somebody({ en: 'a seal', cn: '一只海豹', ja: '一匹のアザラシ', ko: '물개 한 마리' }, 'seal', AT_SEA),
    somebody(
      { en: 'a woman with an umbrella', cn: '一个撑伞的女人', ja: '傘をさす女の人', ko: '우산을 쓴 여자' },
      'person',
      IN_TOWN,
    ),
    somebody({ en: 'two children', cn: '两个孩子', ja: '二人の子ども', ko: '두 아이' }, 'person', OUTDOORS),
    somebody({ en: 'a red fox', cn: '一只红狐狸', ja: '赤いキツネ', ko: '붉은 여우' }, 'fox', IN_THE_WILD),
    somebody({ en: 'a deer', cn: '一只鹿', ja: '一頭の鹿', ko: '사슴 한 마리' }, 'deer', IN_THE_WILD),
    somebody(
      { en: 'a cat', cn: '一只猫', ja: '一匹の猫', ko: '고양이 한 마리' },
      'cat',
      (drawing) => IN_TOWN(drawing) || INDOORS(drawing),
    ),
    somebody(
      { en: 'an old man reading a book', cn: '一个读书的老人', ja: '本を読む老人', ko: '책을 읽는 노인' },
      'person',
      INDOORS,
    ),
    somebody({ en: 'a dog', cn: '一只狗', ja: '一匹の犬', ko: '개 한 마리' }, 'dog', () => true),
  ],
  place: [
    place({ en: 'in a forest', cn: '在森林里', ja: '森の中で', ko: '숲속에서' }, ['forest'], isBeast),
    place(
      { en: 'in a city street', cn: '在城市街道上', ja: '街の通りで', ko: '도시 거리에서' },
      ['city_street', 'town_street'],
      isCivil,
    ),
    place(
      { en: 'by the sea', cn: '在海边', ja: '海辺で', ko: '바닷가에서' },
      ['coast', 'beach', 'sea', 'harbour'],
      isOnLand,
    ),
    place({ en: 'in a garden', cn: '在花园里', ja: '庭で', ko: '정원에서' }, ['garden'], isOnLand),
    place({ en: 'underwater', cn: '在海底', ja: '海の中で', ko: '바닷속에서' }, ['underwater', 'sea'], SWIMS),
    place({ en: 'in the kitchen', cn: '在厨房里', ja: '台所で', ko: '부엌에서' }, ['kitchen'], isStill),
    place({ en: 'in a garden', cn: '在花园里', ja: '庭で', ko: '정원에서' }, ['garden'], isStill),
  ],
  hour: [
    hour({ en: 'at night', cn: '夜晚', ja: '夜', ko: '밤' }, 'night'),
    hour({ en: 'at sunset', cn: '夕阳下', ja: '夕暮れ', ko: '노을' }, 'dusk'),
    hour({ en: 'at dawn', cn: '黎明', ja: '夜明け', ko: '새벽' }, 'dawn'),
  ],
  weather: [
    sky({ en: 'in the fog', cn: '薄雾', ja: '霧の中', ko: '안개 속' }, 'fog', OUTDOORS),
    sky({ en: 'in the rain', cn: '雨中', ja: '雨の中', ko: '빗속' }, 'rain', OUTDOORS),
    sky({ en: 'in a storm', cn: '暴风雨', ja: '嵐', ko: '폭풍우' }, 'storm', AT_SEA),
    sky(
      { en: 'in the snow', cn: '雪中', ja: '雪の中', ko: '눈 속' },
      'snow',
      (drawing) => OUTDOORS(drawing) && !HOT(drawing),
    ),
    sky(
      { en: 'in the wind', cn: '风沙', ja: '砂嵐', ko: '바람 부는 날' },
      'wind',
      (drawing) => OUTDOORS(drawing) && HOT(drawing),
    ),
  ],
  framing: [
    framing(
      { en: 'close-up', cn: '特写', ja: 'クローズアップ', ko: '클로즈업' },
      'close',
      (drawing) => !isScenery(drawing),
    ),
    framing({ en: 'wide shot', cn: '远景', ja: '遠景', ko: '와이드 샷' }, 'wide', (drawing) => !isScenery(drawing)),
    framing(
      { en: 'extreme wide shot', cn: '大远景', ja: '超ロングショット', ko: '익스트림 와이드 샷' },
      'extreme_wide',
      isScenery,
    ),
    angle({ en: 'seen from above', cn: '俯视', ja: '俯瞰', ko: '위에서 내려다본 모습' }, 'high'),
    angle({ en: 'seen from below', cn: '仰视', ja: '下から見上げた構図', ko: '아래에서 올려다본 모습' }, 'low'),
  ],
  mood: [
    mood({ en: 'smiling', cn: '微笑', ja: '笑顔', ko: '미소 띤 얼굴' }, 'happy', hasPerson),
    mood({ en: 'happy', cn: '开心的样子', ja: '嬉しそうな顔', ko: '행복한 표정' }, 'happy', hasFace),
    mood(
      { en: 'sad', cn: '悲伤的表情', ja: '悲しそうな顔', ko: '슬픈 표정' },
      'sad',
      (drawing) => hasPerson(drawing) || hasFace(drawing),
    ),
    mood(
      { en: 'surprised', cn: '惊讶的表情', ja: '驚いた顔', ko: '놀란 표정' },
      'surprised',
      (drawing) => hasPerson(drawing) || hasFace(drawing),
    ),
  ],
};
