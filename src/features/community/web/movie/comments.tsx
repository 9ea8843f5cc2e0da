import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { MovieComment } from '../../contract.ts';
import { CommentEntry, type CommentActions } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import { useCommentChanges, useComments } from './use-comments.ts';

/** The comments on a film (COMM-04). `signedIn` asks visitors to sign in first. */
export function Comments({
  filmId,
  count,
  signedIn,
}: {
  filmId: string;
  count: number;
  signedIn: CommentActions['signedIn'];
}) {
  const t = useTranslations('community.comments');
  const { data: me } = useMe();
  const mayWrite = useSettings().data?.community !== 'no_comments';
  const list = useComments(filmId);
  const { add, remove } = useCommentChanges(filmId);
  const [asked, setAsked] = useState<MovieComment>();
  const comments = list.data?.pages.flatMap((page) => page.comments) ?? [];
  const actions: CommentActions = {
    signedIn,
    mayWrite,
    answer: (answers, text) => add.mutateAsync({ text, answers }),
    remove: (comment) => {
      remove.reset();
      setAsked(comment);
    },
  };
  return (
    <section aria-labelledby="comments" className="flex max-w-3xl flex-col gap-5">
      <h2 id="comments" className="display text-head">
        {t('heading', { count })}
      </h2>
      {!mayWrite && <p className="text-text-2">{t('closed')}</p>}
      {mayWrite && me && <CommentForm label={t('write')} onSend={(text) => add.mutateAsync({ text })} />}
      {mayWrite && me === null && <SignInToWrite />}
      <PagedList
        list={list}
        isEmpty={comments.length === 0}
        empty={<p className="text-text-2">{t('none')}</p>}
        skeleton="h-40"
      >
        <ol aria-label={t('list')} className="flex flex-col gap-4">
          {comments.map((comment) => (
            <CommentEntry key={comment.id} comment={comment} actions={actions} />
          ))}
        </ol>
      </PagedList>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        busy={remove.isPending}
        error={remove.error?.message}
        onClose={() => setAsked(undefined)}
        onConfirm={() =>
          asked &&
          remove.mutate(asked.id, {
            onSuccess: () => {
              setAsked(undefined);
              toast(t('removedNow'), 'success');
            },
          })
        }
      >
        <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{asked?.text}</p>
      </ConfirmDialog>
    </section>
  );
}

function SignInToWrite() {
  const t = useTranslations('community.comments');
  const location = useLocation();
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Link to={loginPath({ ...location, hash: '#comments' })} className={buttonLook('plain')}>
        {t('signIn')}
      </Link>
    </p>
  );
}
