import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { MovieComment, ThreadedComment } from '../../contract.ts';
import { authorPath } from '../paths.ts';
import { PersonMenu } from '../safety/person-menu.tsx';
import { ReviewNote } from '../safety/review-note.tsx';
import { CommentForm } from './comment-form.tsx';

export interface CommentActions {
  /** Asks visitors to sign in first. */
  signedIn: (act: () => void) => void;
  answer: (commentId: string, text: string) => Promise<unknown>;
  remove: (comment: MovieComment) => void;
  /** False while the operator has closed comments. */
  mayWrite: boolean;
}

/** A comment with its answers, the oldest of them first. */
export function CommentEntry({ comment, actions }: { comment: ThreadedComment; actions: CommentActions }) {
  const t = useTranslations('community.comments');
  const [isAnswering, setAnswering] = useState(false);
  const { answers } = comment;
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <CommentText
        comment={comment}
        actions={actions}
        {...(actions.mayWrite ? { onAnswer: () => actions.signedIn(() => setAnswering(true)) } : {})}
      />
      {(answers.length > 0 || isAnswering) && (
        <div className="ml-4 flex flex-col gap-4 border-l border-line pl-4 sm:ml-11">
          {answers.length > 0 && (
            <ol aria-label={t('answersTo', { name: comment.author.username })} className="flex flex-col gap-4">
              {answers.map((answer) => (
                <li key={answer.id}>
                  <CommentText comment={answer} actions={actions} />
                </li>
              ))}
            </ol>
          )}
          {isAnswering && (
            <CommentForm
              isFocused
              label={t('answerTo', { name: comment.author.username })}
              onSend={(text) => actions.answer(comment.id, text)}
              onSent={() => setAnswering(false)}
              end={<Button onClick={() => setAnswering(false)}>{t('cancel')}</Button>}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** What somebody wrote, as plain text: nothing in it is a link. */
function CommentText({
  comment,
  actions,
  onAnswer,
}: {
  comment: MovieComment;
  actions: CommentActions;
  onAnswer?: () => void;
}) {
  const t = useTranslations('community.comments');
  const format = useFormatter();
  const safety = useTranslations('safety');
  const { data: me } = useMe();
  const { id, author, text, removed, removable, review, createdAt } = comment;
  const subject = { kind: 'comment', id } as const;
  const isOwn = me?.id === author.id;
  if (removed) {
    return <p className="text-text-3">{t('removed')}</p>;
  }
  return (
    <article className="flex items-start gap-3">
      <Avatar name={author.username} size={32} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-dense text-text-3">
          <Link to={authorPath(author.id)} className="font-semibold wrap-anywhere text-text-1 hover:underline">
            {author.username}
          </Link>
          <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
        </p>
        <p data-selectable="" lang={langOf(text)} className="text-reading wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {review && (
          <ReviewNote what={safety(`commentStates.${review.state}`)} review={review} subject={subject} isOwn={isOwn} />
        )}
        <span className="-ml-2.5 flex flex-wrap gap-1">
          {onAnswer && !review && (
            <Button kind="quiet" size="dense" onClick={onAnswer}>
              {t('answer')}
            </Button>
          )}
          {removable && (
            <Button kind="quiet" size="dense" onClick={() => actions.remove(comment)}>
              {t('remove')}
            </Button>
          )}
          {!isOwn && !review && (
            <PersonMenu person={author} blocked={null} reported={subject} signedIn={actions.signedIn} size="dense" />
          )}
        </span>
      </div>
    </article>
  );
}
