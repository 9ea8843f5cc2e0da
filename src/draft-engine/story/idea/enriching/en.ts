import type { Enrichments } from './enrichment.ts';

export const ENRICHMENTS_EN: Enrichments = {
  food: {
    obstacles: [
      'But the one recipe that everybody comes for was never written down.',
      'But a new place across the street sells the same for half the price.',
    ],
    hour: 'dawn',
    detail: 'The first pot is already steaming at the back of the kitchen {time}.',
  },
  sport: {
    obstacles: [
      'But the best player twisted an ankle the evening before.',
      'But the other side has not lost a single match this year.',
    ],
    hour: 'dusk',
    detail: 'The floodlights come on one after the other {time}, and the stands slowly fill.',
  },
  crime: {
    obstacles: ['But one of those in the know has already talked.', 'But the alarm was replaced only the day before.'],
    hour: 'night',
    detail: 'A single window is still lit {time}, and the guard has just begun another round.',
  },
  sea: {
    obstacles: ['But a storm is coming.', 'But the tide will not wait, and the radio has gone silent.'],
    hour: 'dawn',
    detail: 'Fog lies on the water {time}, and the gulls are heard before they are seen.',
  },
  school: {
    obstacles: [
      'But the results are read out on Friday, in front of everybody.',
      'But the only one who knows the answer has stopped speaking to the others.',
    ],
    hour: 'morning',
    detail: 'Chairs are scraped back and the first bell rings {time}.',
  },
  love: {
    obstacles: [
      'But the last train leaves in an hour, and one of the two will be on it.',
      'But the letter that explains it all was never sent.',
    ],
    hour: 'dusk',
    detail: 'The street lamps come on {time}, and neither of the two wants to be the first to go.',
  },
  craft: {
    obstacles: [
      'But the hands that know how it is done have begun to tremble.',
      'But the order has to be ready a week sooner than was promised.',
    ],
    hour: 'morning',
    detail: 'Light falls across the workbench {time}, where yesterday’s work still lies unfinished.',
  },
  stage: {
    obstacles: [
      'But the curtain rises in an hour, and half of the music has gone missing.',
      'But stage fright comes back at the worst moment.',
    ],
    hour: 'dusk',
    detail: 'The first of the audience find their seats {time}, while somebody behind the curtain counts to ten.',
  },
  shop: {
    obstacles: [
      'But the lease ends this month, and the buyer wants an answer today.',
      'But hardly anybody comes in any more, and the shelves are half empty.',
    ],
    hour: 'morning',
    detail: 'The shutter goes up {time}, and the small bell over the door waits for its first guest.',
  },
  care: {
    obstacles: ['But there is one bed too few tonight.', 'But the news that has to be told grows heavier by the hour.'],
    hour: 'night',
    detail: 'The long corridor is almost silent {time}, and only one lamp is still on.',
  },
  country: {
    obstacles: [
      'But it has not rained for weeks, and the well is almost dry.',
      'But the land is to be sold before the harvest is in.',
    ],
    hour: 'dawn',
    detail: 'Mist hangs over the grass {time}, and far off a dog barks twice.',
  },
  wonder: {
    obstacles: [
      'But it only works once, and nobody knows for whom.',
      'But whoever crosses over forgets one thing that they love.',
    ],
    hour: 'night',
    detail: 'The sky has a colour {time} for which nobody has a word.',
  },
  anywhere: {
    obstacles: [
      'But somebody else wants the same, and is a step ahead.',
      'But the one thing that is needed for it has gone missing.',
      'But it has a price, and nobody has said how high it is.',
      'But nobody believes that it can be done.',
      'But an old promise forbids it.',
    ],
    hour: 'morning',
    detail: 'The streets are still empty {time}, and there is one day left.',
  },
};
