/** Names of colours that people give to clothes, hair, fur and things. The painter knows each as an OKLCH triple. */
export const COLOUR_NAMES = [
  'red',
  'crimson',
  'orange',
  'mustard',
  'yellow',
  'lime',
  'green',
  'forest',
  'teal',
  'cyan',
  'sky',
  'blue',
  'navy',
  'indigo',
  'violet',
  'plum',
  'pink',
  'rose',
  'brown',
  'tan',
  'cream',
  'white',
  'silver',
  'grey',
  'charcoal',
  'black',
  'gold',
  'copper',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export const HAIR_SHAPES = [
  'bald',
  'cropped',
  'short',
  'side_part',
  'curly',
  'afro',
  'bob',
  'long',
  'ponytail',
  'bun',
  'braids',
  'pigtails',
  'spiky',
  'mohawk',
  'balding',
] as const;
export const HATS = [
  'none',
  'cap',
  'beanie',
  'straw_hat',
  'top_hat',
  'cowboy_hat',
  'chef_hat',
  'helmet',
  'hard_hat',
  'crown',
  'witch_hat',
  'beret',
  'sailor_cap',
  'police_cap',
  'headscarf',
  'bandana',
  'space_helmet',
  'fedora',
  'graduation_cap',
  'conical_hat',
  'hood',
] as const;
export const OUTFITS = [
  'shirt',
  'sweater',
  'hoodie',
  'coat',
  'raincoat',
  'suit',
  'dress',
  'apron',
  'overalls',
  'uniform',
  'lab_coat',
  'robe',
  'kimono',
  'hanbok',
  'qipao',
  'armour',
  'cape',
  'tracksuit',
  'spacesuit',
  'gown',
  'vest',
  'school_uniform',
  'ninja',
  'poncho',
  'scrubs',
] as const;
export const ACCESSORIES = [
  'glasses',
  'round_glasses',
  'sunglasses',
  'eyepatch',
  'scarf',
  'tie',
  'bow_tie',
  'necklace',
  'earrings',
  'backpack',
  'belt',
  'gloves',
  'mask',
  'headphones',
  'monocle',
  'badge',
  'stethoscope',
] as const;

export interface PersonFigure {
  kind: 'person';
  age: 'child' | 'youth' | 'adult' | 'old';
  gender: 'feminine' | 'masculine' | 'neutral';
  build: 'slim' | 'average' | 'broad' | 'round';
  /** 0 lightest to 5 deepest. */
  skin: 0 | 1 | 2 | 3 | 4 | 5;
  hair: (typeof HAIR_SHAPES)[number];
  hairColour: ColourName;
  facialHair: 'none' | 'stubble' | 'moustache' | 'beard' | 'long_beard' | 'goatee';
  hat: (typeof HATS)[number];
  outfit: (typeof OUTFITS)[number];
  /** Main colour first; two characters of a film never share it. */
  colours: [ColourName, ColourName];
  accessories: (typeof ACCESSORIES)[number][];
  seed: number;
}

export const SPECIES = [
  'cat',
  'dog',
  'fox',
  'wolf',
  'bear',
  'panda',
  'rabbit',
  'mouse',
  'squirrel',
  'hedgehog',
  'deer',
  'horse',
  'cow',
  'pig',
  'sheep',
  'goat',
  'lion',
  'tiger',
  'elephant',
  'monkey',
  'bird',
  'owl',
  'crow',
  'duck',
  'chicken',
  'penguin',
  'turtle',
  'frog',
  'snake',
  'fish',
  'whale',
  'dolphin',
  'shark',
  'octopus',
  'crab',
  'bee',
  'butterfly',
  'snail',
  'spider',
  'dragon',
  'dinosaur',
  'unicorn',
  'monster',
] as const;
export type Species = (typeof SPECIES)[number];

export interface AnimalFigure {
  kind: 'animal';
  species: Species;
  colours: [ColourName, ColourName];
  hat: PersonFigure['hat'];
  accessories: PersonFigure['accessories'];
  size: 'small' | 'usual' | 'giant';
  seed: number;
}

export const SPIRIT_ELEMENTS = [
  'storm',
  'wind',
  'cloud',
  'rain',
  'snow',
  'fire',
  'water',
  'sea',
  'river',
  'earth',
  'mountain',
  'tree',
  'flower',
  'sun',
  'moon',
  'star',
  'light',
  'shadow',
  'ghost',
  'time',
  'dream',
  'music',
  'voice',
] as const;
export type SpiritElement = (typeof SPIRIT_ELEMENTS)[number];

/** A natural force or an idea that acts: it has a face or a sign by which it speaks. */
export interface SpiritFigure {
  kind: 'spirit';
  element: SpiritElement;
  colours: [ColourName, ColourName];
  size: 'small' | 'usual' | 'giant';
  seed: number;
}

export interface RobotFigure {
  kind: 'robot';
  shape: 'boxy' | 'round' | 'tall' | 'drone';
  colours: [ColourName, ColourName];
  seed: number;
}

/** A thing that acts: the thing itself with a face and small limbs. */
export interface ThingFigure {
  kind: 'thing';
  item: ItemKind;
  colours: [ColourName, ColourName];
  seed: number;
}

/** Everything that is drawn from a description. */
export type DrawnFigure = PersonFigure | AnimalFigure | SpiritFigure | RobotFigure | ThingFigure;

/** A character whose picture somebody brought along: a figure of paper. */
export interface PictureFigure {
  kind: 'picture';
  /** By what the picture is named to whoever draws. */
  pictureKey: string;
  /** What stands there where the picture is not at hand; the picture is as tall as this. */
  instead: DrawnFigure;
  colours: [ColourName, ColourName];
  seed: number;
}

/** A figure that is played by a picture. */
export function pictureFigure(instead: DrawnFigure, pictureKey: string): PictureFigure {
  return { kind: 'picture', pictureKey, instead, colours: instead.colours, seed: instead.seed };
}

export type FigureSpec = DrawnFigure | PictureFigure;

/** Things that can be held, given, lost and looked at. Anything else is drawn as the nearest of these. */
export const ITEM_KINDS = [
  'lantern',
  'lamp',
  'candle',
  'torch',
  'map',
  'letter',
  'book',
  'notebook',
  'newspaper',
  'photo',
  'painting',
  'key',
  'box',
  'gift',
  'bag',
  'suitcase',
  'basket',
  'phone',
  'camera',
  'radio',
  'tv',
  'computer',
  'robot_toy',
  'doll',
  'ball',
  'kite',
  'balloon',
  'toy_car',
  'bicycle',
  'cup',
  'teapot',
  'bottle',
  'bread',
  'cake',
  'bowl',
  'noodles',
  'apple',
  'fish',
  'egg',
  'ice_cream',
  'salt',
  'flower',
  'bouquet',
  'seed',
  'plant',
  'leaf',
  'tree_sapling',
  'stone',
  'gem',
  'ring',
  'coin',
  'crown',
  'mask',
  'medal',
  'trophy',
  'clock',
  'watch',
  'hourglass',
  'compass',
  'telescope',
  'magnifier',
  'sword',
  'bow',
  'shield',
  'wand',
  'staff',
  'gun',
  'hammer',
  'wrench',
  'saw',
  'scissors',
  'needle',
  'thread',
  'sewing_machine',
  'brush',
  'pen',
  'broom',
  'fishing_rod',
  'net',
  'rope',
  'umbrella',
  'hat',
  'shoe',
  'coat',
  'scarf',
  'dress',
  'glasses',
  'guitar',
  'violin',
  'piano',
  'drum',
  'flute',
  'trumpet',
  'microphone',
  'record',
  'bell',
  'car',
  'boat',
  'paper_boat',
  'ship',
  'train',
  'rocket',
  'aeroplane',
  'paper_plane',
  'satellite',
  'machine',
  'engine',
  'gear',
  'battery',
  'bulb',
  'medicine',
  'potion',
  'bone',
  'feather',
  'shell',
  'pearl',
  'star',
  'heart',
  'flag',
  'sign',
  'ticket',
  'parcel',
  'package',
  'product_bottle',
  'chair',
  'door',
  'window',
  'mirror',
  'ladder',
  'nest',
  'snowflake',
  'puzzle',
  'covered',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
