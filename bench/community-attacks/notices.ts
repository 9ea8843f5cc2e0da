import { BOUNDS } from './bounds.ts';
import type { Outcome, Raid, Scenario } from './scenario.ts';
import { household, type Act, type Person } from './world.ts';

const HIDEOUTS = 50_000;

/** Acts whose only aim is that somebody is called again and again. */
export const NOTICE_ATTACKS: readonly Scenario[] = [
  {
    name: 'follow and unfollow again and again',
    notices: BOUNDS.noticesFromOneAccount,
    run: (raid) => pester(raid, 250, ({ victim }) => [`/api/authors/${victim.authorId}/follow`]),
  },
  {
    name: 'like and unlike all films of a victim',
    notices: BOUNDS.noticesFromOneAccount,
    run: (raid) => pester(raid, 50, (at) => filmsOf(at).map((id) => `/api/movies/${id}/like`)),
  },
  { name: 'comment and remove again and again', notices: BOUNDS.noticesFromOneAccount, run: writeAndRemove },
  { name: 'like and unlike, read in between', notices: BOUNDS.noticesFromOneAccount, run: pesterReader },
  { name: '100 accounts of one network follow, like, comment', notices: BOUNDS.noticesFromCrowd, run: mob },
  { name: 'one account answers a commenter everywhere', notices: BOUNDS.noticesFromOneAccount, run: stalk },
];

function filmsOf({ community, victim }: Raid): string[] {
  return community.films.filter(({ authorId }) => authorId === victim.authorId).map(({ id }) => id);
}

async function recruitOne({ world }: Raid): Promise<Person> {
  const [one] = (await world.recruit(1, 60, () => household(HIDEOUTS))) as [Person];
  return one;
}

/** Does and undoes, and waits for the hour to pass when refused, for at most a day. */
async function pester(raid: Raid, times: number, pathsOf: (raid: Raid) => string[]): Promise<Outcome> {
  const as = await recruitOne(raid);
  let hours = 0;
  for (let time = 0; time < raid.many(times) && hours < 20; time++) {
    for (const path of pathsOf(raid)) {
      const { code } = await raid.attack({ method: 'PUT', path, as });
      await raid.attack({ method: 'DELETE', path, as });
      if (code !== undefined) {
        hours += 1;
        await raid.world.pass(1);
      }
    }
  }
  return { found: `${hours} hours passed` };
}

async function writeAndRemove(raid: Raid): Promise<Outcome> {
  const as = await recruitOne(raid);
  const path = `/api/movies/${raid.victim.filmId}/comments`;
  let taken = 0;
  for (let time = 0; time < raid.many(150); time++) {
    const { code, body } = await raid.attack({ method: 'POST', path, as, body: { text: `Hello ${time}` } });
    if (code === undefined) {
      taken += 1;
      await raid.attack({ method: 'DELETE', path: `/api/comments/${(body as { id: string }).id}`, as });
    } else {
      await raid.world.pass(1);
    }
  }
  return { found: `${taken} comments written and removed` };
}

/** The victim reads notifications after each: does the next one call again? */
async function pesterReader(raid: Raid): Promise<Outcome> {
  const as = await recruitOne(raid);
  const victim: Person = { id: raid.victim.authorId, address: household(HIDEOUTS + 1) };
  const path = `/api/movies/${raid.victim.filmId}/like`;
  let calls = 0;
  for (let time = 0; time < raid.many(60); time++) {
    await raid.attack({ method: 'PUT', path, as });
    const { body } = await raid.world.send({ method: 'GET', path: '/api/notifications?limit=1', as: victim });
    calls += (body as { unread: number }).unread > 0 ? 1 : 0;
    await raid.world.send({ method: 'POST', path: '/api/notifications/read', as: victim });
    await raid.attack({ method: 'DELETE', path, as });
  }
  return {
    found: `called ${calls} times`,
    faults: calls > BOUNDS.noticesFromOneAccount ? [`the victim is called ${calls} times by one account`] : [],
  };
}

async function mob(raid: Raid): Promise<Outcome> {
  const crowd = await raid.world.recruit(raid.many(100), 0, () => household(HIDEOUTS + 2));
  const codes = new Map<string, number>();
  const films = filmsOf(raid).slice(0, 5);
  for (const as of crowd) {
    const acts: Act[] = [
      { method: 'PUT', path: `/api/authors/${raid.victim.authorId}/follow`, as },
      ...films.flatMap((id): Act[] => [
        { method: 'PUT', path: `/api/movies/${id}/like`, as },
        { method: 'POST', path: `/api/movies/${id}/comments`, as, body: { text: 'You will see' } },
      ]),
    ];
    for (const act of acts) {
      const { code } = await raid.attack(act);
      if (code !== undefined) {
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
  }
  return { found: `refused: ${[...codes].map(([code, count]) => `${count} ${code}`).join(', ') || 'none'}` };
}

/** The victim has commented on films of others: each comment is answered, again and again. */
async function stalk(raid: Raid): Promise<Outcome> {
  const as = await recruitOne(raid);
  const victim: Person = { id: raid.victim.authorId, address: household(HIDEOUTS + 3) };
  let answers = 0;
  for (const { id } of raid.community.films.filter(({ authorId }) => authorId !== victim.id).slice(-20)) {
    const path = `/api/movies/${id}/comments`;
    const { body } = await raid.world.send({ method: 'POST', path, as: victim, body: { text: 'A fine film' } });
    for (let time = 0; time < 10; time++) {
      const text = `Go away ${time}`;
      const { code } = await raid.attack({ method: 'POST', path, as, body: { text, answers: (body as { id?: string }).id } }); // prettier-ignore
      answers += code === undefined ? 1 : 0;
      if (code !== undefined) {
        await raid.world.pass(1);
      }
    }
  }
  return { found: `${answers} answers taken` };
}
