import { UserCheck, UserPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { useFollow } from './use-follow.ts';

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Follows an author, or no longer. `signedIn` asks visitors to sign in first. */
export function FollowButton({
  authorId,
  followed,
  signedIn,
}: {
  authorId: string;
  followed: boolean;
  signedIn: (act: () => void) => void;
}) {
  const t = useTranslations('community');
  const follow = useFollow(authorId);
  return (
    <Button
      icon={followed ? <UserCheck {...SIGN} /> : <UserPlus {...SIGN} />}
      onClick={() => signedIn(() => follow.mutate(!followed))}
    >
      {t(followed ? 'following' : 'follow')}
    </Button>
  );
}
