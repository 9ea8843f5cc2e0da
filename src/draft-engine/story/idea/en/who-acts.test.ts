import { expect, it } from 'vitest';
import { ENGLISH_READER } from './english-reader.ts';
import { factsOf } from './facts-for-test.ts';

it.each([
  [
    'Two brothers carry a sofa up four flights of stairs; halfway down they drop it, quarrel and laugh.',
    '*carry: brother*2 > sofa; at stairs* | and drop: they > it | and quarrel: they | and laugh: they',
  ],
  ['Midway through they lose the map.', '*lose: they > map'],
  ['Three movers push a wardrobe up a steep flight of stone steps.', '*push: mover*3 > wardrobe; at stairs*'],
  ['The late flight carries a violinist to Rome.', '*carry: flight > violinist; to Rome'],
  [
    'A baker mends a coat, and the boy gives her three eggs that fall and break.',
    '*mend: baker > coat | and give: boy > egg*3; recipient she | relative fall: egg*3 | relative break: egg*3',
  ],
  [
    'A girl waits at the door. An uncle brings her flowers and shows her five old photographs.',
    '*wait: girl; at door | *bring: uncle > flower*; recipient she | and show: uncle > photograph*5; recipient she',
  ],
  ['A student passes her exams.', '*pass: student > exam*'],
  ['A woman buys her groceries.', '*buy: woman > grocery*'],
  ['A cook serves her dishes.', '*serve: cook > dish*'],
  [
    'A nurse visits her sister and brings her flowers.',
    '*visit: nurse > sister | and bring: nurse > flower*; recipient she',
  ],
  ['A farmer gives her two dogs a bone.', '*give: farmer > bone; recipient dog*2'],
  ['A painter gives her paintings to the museum.', '*give: painter > painting*; to museum'],
  [
    'A smith gives a girl a bell, together they hang it so that the child can ring it.',
    '*give: smith > bell; recipient girl | and hang: they > it | so_that ring: child > it',
  ],
])('[DRAFT-01] who does what: %s', async (idea, facts) => {
  expect(factsOf(await ENGLISH_READER.read(idea))).toBe(facts);
});
