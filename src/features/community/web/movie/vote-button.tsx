import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { useVote, type Vote } from './use-vote.ts';

/** Likes or recommends a film, or no longer, with how many people do. */
export function VoteButton({
  filmId,
  vote,
  isGiven,
  count,
  icon,
  signedIn,
}: {
  filmId: string;
  vote: Vote;
  isGiven: boolean;
  count: number;
  icon: ReactNode;
  signedIn: (act: () => void) => void;
}) {
  const t = useTranslations('community');
  const format = useFormatter();
  const mutation = useVote(filmId, vote);
  return (
    <Button
      aria-pressed={isGiven}
      title={t(`votes.${vote}Note`)}
      icon={icon}
      className="group aria-pressed:border-select aria-pressed:bg-select-soft aria-pressed:text-select"
      onClick={() => signedIn(() => mutation.mutate(!isGiven))}
    >
      {t(`votes.${vote}`)}
      <span className="edge ml-2 text-text-2">{format.number(count)}</span>
    </Button>
  );
}
