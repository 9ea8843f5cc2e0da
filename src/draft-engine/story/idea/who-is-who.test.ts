import { expect, test } from 'vitest';
import { readIdeaGraph } from './read-idea-graph.ts';

/** Owners, roles and presences as words: 'song of husband', 'sing robot > song', 'man dead'. */
async function saysOf(idea: string): Promise<string[]> {
  const { participants, events } = await readIdeaGraph(idea);
  const names = (ids: readonly string[] = []): string =>
    ids.map((id) => participants.find((one) => one.id === id)?.words ?? id).join('+');
  return [
    ...participants.map(({ words, relations }) => `${words} of ${names(relations.map(({ to }) => to))}`),
    ...participants.map(({ words, presence }) => `${words} ${presence}`),
    ...events.map(({ roles, deed, isMain }) =>
      `${isMain ? '*' : ''}${deed} ${names(roles.agent)} > ${names([...(roles.patient ?? []), ...(roles.recipient ?? [])])}`.trim(),
    ),
  ];
}

test.each<[string, string[]]>([
  [
    'After her husband dies, an old violin maker builds a robot that sings his songs to their daughter.',
    ['song of husband', 'daughter of husband+violin maker', '*build violin maker > robot', 'husband dead'],
  ],
  ["The queen's laughing face appears in the soup of her cook.", ['*appear queen >', 'cook of queen']],
  ["A blind pianist hires a thief to steal back his grandfather's piano.", ['grandfather of pianist']],
  ['A retired hitman is forced to protect the daughter of the man he once killed.', ['kill hitman > man', 'man dead']],
  ['A girl whose shadow runs away asks an old tailor to sew her a new one.', ['sew tailor > shadow+girl']],
  [
    'With the help of a crow, an orphan digs up the treasure that pirates buried under a school.',
    ['trap pirate > treasure'],
  ],
  [
    'In order to save his village, a fisherman feeds his last bread to a sea monster.',
    ['*give fisherman > bread+sea monster'],
  ],
  ['A robot waters glowing plants in a lab, cinematic', ['*water robot > plant']],
  ['Once upon a time there was a king who could not sleep until someone told him the truth.', ['*sleep king >']],
  [
    'Her hands shaking, the surgeon operates on the man who killed her sister.',
    ['*heal surgeon > man', 'sister of surgeon'],
  ],
  [
    "An old man and his goat walk across the border to visit his daughter's grave.",
    ['*walk man+goat >', 'daughter of man'],
  ],
  ['The police arrest a magician for making a bridge disappear.', ['vanish bridge >']],
  ['Nobody believes the boy when he says his teacher is an alien.', ['teacher of boy', 'be teacher >']],
  [
    'An exiled prince disguises himself to find out who poisoned his father.',
    ['*hide prince > prince', 'kill  > father'],
  ],
  ['A woodcutter finds a tiny woman and raises her as his daughter.', ['protect woodcutter > woman']],
  ['A small boy and his imaginary tiger run away to the circus.', ['boy here', 'tiger imagined']],
  [
    'An octopus who plays eight violins dreams of joining the orchestra.',
    ['*dream octopus >', 'join octopus > orchestra'],
  ],
  [
    'An old miller gives his grandson a kite, and the boy flies it.',
    ['*give miller > kite+grandson', 'fly grandson > kite'],
  ],
  ['A nurse visits her sister, and the child shows her a drawing.', ['show child > drawing+nurse']],
  ['A nurse visits her little sister, and the child shows her a drawing.', ['show sister > drawing+nurse']],
  ["A mother's son drives her to the coast, and the child waves.", ['*drive son > mother', 'meet child >']],
  ['A woman visits her son and his wife, and the boy shows her a drawing.', ['show boy > drawing+woman']],
  ['父が息子に自転車の乗り方を教える。', ['ride 息子 > 自転車', '*teach 父 > 息子']],
  ['少年が魚の釣り方を学ぶ。', ['catch 少年 > 魚', '*learn 少年 >']],
  ['A boy gives his sister three eggs, and the eggs fall.', ['*give boy > egg+sister', 'fall egg >']],
])('[DRAFT-01] who does what to whom: %s', async (idea, facts) => {
  expect(await saysOf(idea)).toEqual(expect.arrayContaining(facts));
});

test('[DRAFT-01] nouns alone are participants, and no event is invented', async () => {
  const { participants, events, places } = await readIdeaGraph('a fox in a bookshop at night');
  expect([participants.length, events.length, places.length]).toEqual([1, 0, 1]);
});
