import { AuthorStanding } from '#src/features/administration/web/author-standing.tsx';
import { MovieManagementScreen } from '#src/features/film/web/management/movie-management-screen.tsx';

/** Movie management, composed of films and of the administration of accounts (ADM-08). */
export function MovieManagementPage() {
  return (
    <MovieManagementScreen
      renderAuthor={(accountId, confirmed) => <AuthorStanding accountId={accountId} confirmed={confirmed} />}
    />
  );
}
