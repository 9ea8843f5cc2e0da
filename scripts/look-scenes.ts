import type { LookId } from '#src/shared/catalogue/looks.ts';
import { actor, animal, KEEPER, person, type Scene } from './showcase-scene.ts';

/** One scene for each look, each with a different place and light, so that they are easy to tell apart. */
export const LOOK_SCENES: Readonly<Record<LookId, Scene>> = {
  gouache: {
    place: { kind: 'coast', landmarks: ['lighthouse'], seed: 5 },
    timeOfDay: 'dusk',
    weather: 'clear',
    actors: [actor(KEEPER, { pose: 'wave', holds: 'lantern' })],
  },
  cel: {
    place: { kind: 'schoolyard', landmarks: ['cherry_tree'], seed: 2 },
    timeOfDay: 'morning',
    weather: 'clear',
    framing: 'medium',
    actors: [
      actor(
        person({
          age: 'youth',
          hair: 'ponytail',
          hairColour: 'black',
          outfit: 'school_uniform',
          colours: ['navy', 'white'],
          accessories: ['backpack'],
          skin: 1,
        }),
        { pose: 'look_up', emotion: 'excited' },
      ),
    ],
  },
  storybook: {
    place: { kind: 'forest', landmarks: ['big_tree'], seed: 3 },
    timeOfDay: 'afternoon',
    weather: 'clear',
    actors: [
      actor(animal('fox', ['orange', 'cream'], { accessories: ['scarf'] }), { across: -0.25 }),
      actor(animal('hedgehog', ['brown', 'tan']), { across: 0.3, turn: -0.5 }),
    ],
  },
  clay: {
    place: { kind: 'bakery', landmarks: ['oven'], seed: 4 },
    timeOfDay: 'morning',
    weather: 'clear',
    framing: 'medium',
    actors: [
      actor(
        person({
          gender: 'masculine',
          build: 'round',
          hair: 'short',
          facialHair: 'moustache',
          hat: 'chef_hat',
          outfit: 'apron',
          colours: ['white', 'sky'],
          skin: 3,
        }),
        { pose: 'carry', holds: 'cake' },
      ),
    ],
  },
  pixel: {
    place: { kind: 'castle', landmarks: ['castle', 'flag'], seed: 6 },
    timeOfDay: 'night',
    weather: 'clear',
    actors: [
      actor(person({ outfit: 'armour', hat: 'helmet', colours: ['silver', 'red'] }), { pose: 'point', holds: 'sword' }),
    ],
  },
  neon: {
    place: { kind: 'alley', landmarks: ['vending_machine'], seed: 3 },
    timeOfDay: 'night',
    weather: 'rain',
    actors: [
      actor(
        person({
          hair: 'mohawk',
          hairColour: 'pink',
          outfit: 'hoodie',
          colours: ['violet', 'cyan'],
          accessories: ['headphones'],
        }),
        { pose: 'walk', emotion: 'neutral' },
      ),
    ],
  },
  product: {
    place: { kind: 'studio', landmarks: [], seed: 3 },
    timeOfDay: 'noon',
    weather: 'clear',
    framing: 'close',
    subject: { kind: 'item', index: 0 },
    items: [{ item: 'product_bottle', across: 0, behind: 0, above: 0 }],
  },
  memphis: {
    place: { kind: 'playground', landmarks: ['carousel'], seed: 5 },
    timeOfDay: 'noon',
    weather: 'clear',
    actors: [
      actor(
        person({
          age: 'child',
          hair: 'afro',
          hairColour: 'black',
          skin: 5,
          outfit: 'overalls',
          colours: ['yellow', 'teal'],
        }),
        { pose: 'jump', emotion: 'excited', holds: 'balloon' },
      ),
    ],
  },
  isometric: {
    place: { kind: 'city_street', landmarks: ['shop_front', 'bus'], seed: 8 },
    timeOfDay: 'morning',
    weather: 'clear',
    framing: 'wide',
    actors: [
      actor(person({ outfit: 'suit', gender: 'masculine', hair: 'side_part', colours: ['blue', 'white'] }), {
        pose: 'walk',
      }),
    ],
  },
  infographic: {
    place: { kind: 'office', landmarks: ['computer'], seed: 3 },
    timeOfDay: 'noon',
    weather: 'clear',
    framing: 'medium',
    actors: [
      actor(person({ hair: 'bun', outfit: 'shirt', colours: ['teal', 'navy'], accessories: ['glasses'], skin: 4 }), {
        pose: 'point',
        emotion: 'neutral',
      }),
    ],
  },
  ink: {
    place: { kind: 'mountain', landmarks: ['pine', 'pagoda'], seed: 4 },
    timeOfDay: 'dawn',
    weather: 'fog',
    framing: 'wide',
    actors: [
      actor(
        person({
          gender: 'masculine',
          age: 'old',
          outfit: 'robe',
          hat: 'conical_hat',
          facialHair: 'long_beard',
          hairColour: 'white',
          colours: ['grey', 'white'],
        }),
        { pose: 'walk', emotion: 'neutral', holds: 'staff' },
      ),
    ],
  },
  woodblock: {
    place: { kind: 'beach', landmarks: ['torii', 'fishing_boat'], seed: 5 },
    timeOfDay: 'morning',
    weather: 'wind',
    framing: 'wide',
    actors: [
      actor(person({ outfit: 'kimono', hair: 'bun', hairColour: 'black', skin: 1, colours: ['crimson', 'navy'] }), {
        pose: 'stand',
        holds: 'umbrella',
      }),
    ],
  },
  watercolour: {
    place: { kind: 'garden', landmarks: ['flowers', 'fountain'], seed: 6 },
    timeOfDay: 'morning',
    weather: 'clear',
    actors: [
      actor(
        person({
          age: 'old',
          hair: 'bun',
          hairColour: 'silver',
          outfit: 'dress',
          hat: 'straw_hat',
          colours: ['sky', 'cream'],
        }),
        { pose: 'hold', holds: 'bouquet' },
      ),
    ],
  },
  oil: {
    place: { kind: 'harbour', landmarks: ['sailing_boat', 'house'], seed: 4 },
    timeOfDay: 'dusk',
    weather: 'cloudy',
    framing: 'wide',
    actors: [
      actor(
        person({
          gender: 'masculine',
          build: 'broad',
          outfit: 'sweater',
          hat: 'beanie',
          facialHair: 'beard',
          colours: ['forest', 'tan'],
        }),
        { pose: 'carry', emotion: 'neutral', holds: 'net' },
      ),
    ],
  },
  pencil: {
    place: { kind: 'library', landmarks: ['bookshelf'], seed: 5 },
    timeOfDay: 'afternoon',
    weather: 'clear',
    framing: 'medium',
    actors: [
      actor(person({ hair: 'braids', age: 'child', outfit: 'sweater', accessories: ['round_glasses'] }), {
        pose: 'read',
        holds: 'book',
      }),
    ],
  },
  papercut: {
    place: { kind: 'underwater', landmarks: [], seed: 2 },
    timeOfDay: 'noon',
    weather: 'clear',
    framing: 'wide',
    actors: [
      actor(animal('whale', ['blue', 'white']), { across: 0 }),
      actor(animal('fish', ['orange', 'white']), { across: 0.6, turn: -0.6 }),
    ],
  },
  lowpoly: {
    place: { kind: 'snowfield', landmarks: ['pine', 'cottage'], seed: 3 },
    timeOfDay: 'dawn',
    weather: 'clear',
    framing: 'wide',
    actors: [actor(animal('deer', ['brown', 'cream']), {})],
  },
  noir: {
    place: { kind: 'station', landmarks: ['street_lamp', 'train'], seed: 4 },
    timeOfDay: 'night',
    weather: 'rain',
    framing: 'medium',
    tension: 0.7,
    actors: [
      actor(
        person({
          gender: 'masculine',
          hat: 'fedora',
          outfit: 'coat',
          hair: 'short',
          hairColour: 'black',
          colours: ['charcoal', 'grey'],
        }),
        { emotion: 'coldness', turn: 0.7 },
      ),
    ],
  },
  golden_hour: {
    place: { kind: 'field', landmarks: ['windmill'], seed: 6 },
    timeOfDay: 'dusk',
    weather: 'clear',
    actors: [
      actor(person({ hair: 'long', hairColour: 'copper', outfit: 'dress', colours: ['cream', 'rose'] }), {
        pose: 'walk',
        turn: 0.9,
      }),
    ],
  },
  toy_camera: {
    place: { kind: 'road', landmarks: ['car', 'sign'], seed: 7 },
    timeOfDay: 'afternoon',
    weather: 'clear',
    actors: [
      actor(
        person({
          hair: 'curly',
          hairColour: 'black',
          skin: 4,
          outfit: 'vest',
          accessories: ['sunglasses'],
          colours: ['orange', 'cream'],
        }),
        { pose: 'wave', holds: 'suitcase' },
      ),
    ],
  },
  risograph: {
    place: { kind: 'desert', landmarks: ['cactus', 'rocket'], seed: 5 },
    timeOfDay: 'dusk',
    weather: 'clear',
    framing: 'full',
    actors: [
      actor(person({ outfit: 'spacesuit', hat: 'space_helmet', colours: ['white', 'orange'] }), { pose: 'cheer' }),
    ],
  },
  chalkboard: {
    place: { kind: 'classroom', landmarks: ['blackboard'], seed: 3 },
    timeOfDay: 'noon',
    weather: 'clear',
    framing: 'medium',
    actors: [actor({ kind: 'robot', shape: 'boxy', colours: ['silver', 'teal'], seed: 4 }, { pose: 'point' })],
  },
  stained_glass: {
    place: { kind: 'church', landmarks: [], seed: 4 },
    timeOfDay: 'morning',
    weather: 'clear',
    framing: 'medium',
    actors: [
      actor(person({ hair: 'long', hairColour: 'gold', outfit: 'gown', hat: 'crown', colours: ['crimson', 'gold'] }), {
        pose: 'hold',
        emotion: 'neutral',
        holds: 'candle',
      }),
    ],
  },
  felt: {
    place: { kind: 'farm', landmarks: ['barn'], seed: 5 },
    timeOfDay: 'morning',
    weather: 'clear',
    actors: [
      actor(animal('sheep', ['cream', 'charcoal']), { across: -0.25 }),
      actor(animal('chicken', ['white', 'red']), { across: 0.35, turn: -0.5 }),
    ],
  },
};
