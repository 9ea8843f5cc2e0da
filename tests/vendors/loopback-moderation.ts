import { startLoopback, type Loopback } from './loopback-service.ts';

/** Scores by category for a text, or for a picture. */
interface GivenScores {
  text: Record<string, number>;
  picture: Record<string, number>;
}

/** OpenAI's moderation on this machine. */
export interface ModerationLoopback extends Loopback {
  /** What the next contents are judged to be; may be changed while it runs. */
  scores: GivenScores;
}

const CATEGORIES = ['sexual', 'sexual/minors', 'violence', 'violence/graphic', 'self-harm', 'hate', 'harassment'];

/** Starts a service that answers `POST /moderations` as OpenAI documents it; every score is 0 unless it is given. */
export async function startModerationLoopback(): Promise<ModerationLoopback> {
  const scores: GivenScores = { text: {}, picture: {} };
  const loopback = await startLoopback((call) => {
    const input = (call.json?.['input'] ?? []) as { type: string }[];
    const isText = input.every(({ type }) => type === 'text');
    if (call.method !== 'POST' || call.path !== '/moderations' || input.length !== 1) {
      return undefined;
    }
    const given = isText ? service.scores.text : service.scores.picture;
    const category_scores = { ...Object.fromEntries(CATEGORIES.map((name) => [name, 0])), ...given };
    const categories = Object.fromEntries(Object.entries(category_scores).map(([name, score]) => [name, score > 0.5]));
    return {
      status: 200,
      json: {
        id: 'modr-1',
        model: 'omni-moderation-latest',
        results: [{ flagged: Object.values(categories).includes(true), categories, category_scores }],
      },
    };
  });
  const service: ModerationLoopback = Object.assign(loopback, { scores });
  return service;
}
