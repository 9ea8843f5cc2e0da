/** English words for people and animals by what they are, and not by a name of their own. */
const ROLES = new Set(
  `man woman lady gentleman boy girl child kid baby teenager person stranger friend neighbour neighbor
  mother mum mom father dad daughter son brother sister twin husband wife widow widower bride groom aunt uncle cousin
  niece nephew grandmother grandma grandfather grandpa grandson granddaughter orphan
  student pupil teacher professor scientist inventor engineer mechanic hacker doctor surgeon dentist nurse vet chef cook
  baker waiter waitress barista grocer florist librarian writer author poet painter artist sculptor photographer musician
  guitarist drummer pianist violinist cellist singer dancer ballerina actor actress clown comedian magician reporter
  journalist detective inspector officer cop thief burglar pickpocket robber criminal spy agent assassin lawyer judge
  prisoner guard watchman firefighter soldier medic veteran general commander knight king queen prince princess emperor
  empress wizard sorcerer witch hero villain vampire ghost samurai ninja warrior fighter master apprentice monk nun priest
  cowboy sheriff outlaw bandit pirate captain sailor fisherman diver explorer adventurer traveller traveler tourist
  climber pilot astronaut astronomer driver conductor courier postman farmer shepherd gardener carpenter blacksmith potter
  tailor cobbler builder architect worker miner boss owner customer guest passenger visitor villager hermit athlete runner
  coach mayor fireman policeman mailman president robot alien monster dragon dog puppy cat kitten horse bird fox wolf bear rabbit mouse lion
  tiger elephant owl crow fish whale turtle`.split(/\s+/u),
);
const MADE_OF_TWO = /(?:maker|keeper|seller|player|driver|worker|hunter|woman|monger)$/u;

/** True for an English name that says what somebody is, as 'Thief' and 'Old woman' do, and 'Mara' does not. */
export function isRole(name: string): boolean {
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const small = last.toLocaleLowerCase();
  return ROLES.has(small) || MADE_OF_TWO.test(small) || (words.length > 1 && last === small);
}
