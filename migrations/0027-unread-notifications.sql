-- Every signed-in page counts what an account has not read yet.
create index notifications_unread on notifications (account_id) where read_at is null;
