-- The audit names people by an alias of its own, which leads to an account only as long as there is one: an entry can never
-- be changed, so an account's id in it would tie its owner to the ledger for ever.
create table audit_people (
  alias uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references accounts (id)
);

-- What was written before is written anew with aliases, and the chain from its beginning. An entry that was not as it was
-- written stays one that does not fit.
create temporary table aliases (account_id uuid primary key, alias uuid not null default gen_random_uuid()) on commit drop;
insert into aliases (account_id)
  select actor_id from audit_entries where actor_id is not null
  union
  select subject_id::uuid from audit_entries
    where subject_kind = 'account' and subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
insert into audit_people (alias, account_id) select a.alias, a.account_id from aliases a join accounts on accounts.id = a.account_id;

alter table audit_entries disable trigger audit_keeps_entries;
do $$
declare
  entry audit_entries;
  is_whole boolean;
  last_before bytea := '\x';
  last_after bytea := '\x';
begin
  for entry in select * from audit_entries order by sequence loop
    is_whole := entry.previous_sha256 = last_before and entry.sha256 = audit_entry_sha256(entry);
    last_before := entry.sha256;
    entry.actor_id := coalesce((select alias from aliases where account_id = entry.actor_id), entry.actor_id);
    if entry.subject_kind = 'account' then
      entry.subject_id := coalesce((select alias::text from aliases where account_id::text = entry.subject_id), entry.subject_id);
    end if;
    entry.previous_sha256 := last_after;
    entry.sha256 := case when is_whole then audit_entry_sha256(entry) else decode(repeat('00', 32), 'hex') end;
    last_after := entry.sha256;
    update audit_entries
      set actor_id = entry.actor_id, subject_id = entry.subject_id, previous_sha256 = entry.previous_sha256, sha256 = entry.sha256
      where sequence = entry.sequence;
  end loop;
end $$;
alter table audit_entries enable trigger audit_keeps_entries;

-- What the ledger says an entry was for (a film, an invitation, an admin) leads to people too. Of a closed account it may be
-- forgotten, once, and nothing else; amounts, moments and reasons stay.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' then
    -- Depth 1 is this trigger alone: deeper, it is the account's id that changes, and nothing but that may.
    if pg_trigger_depth() > 1 and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
      return new;
    end if;
    if new.task_id = 'forgotten' and new.idempotency_key = 'forgotten:' || old.id
      and to_jsonb(new) - array['task_id', 'idempotency_key', 'body_sha256'] = to_jsonb(old) - array['task_id', 'idempotency_key', 'body_sha256']
      and exists (select 1 from accounts where id = old.account_id and deleted_at is not null) then
      return new;
    end if;
  end if;
  raise exception 'the ledger is append-only' using errcode = 'KN001';
end $$;

-- An admin's own id and the account's own id were kept as what an entry was for.
alter table ledger_entries disable trigger ledger_keeps_entries;
update ledger_entries set task_id = case task_kind when 'admin' then 'change' else 'first' end where task_kind in ('admin', 'feedback');
-- The hash of what was asked for, as the program makes it, so that the same request is still known to be the same.
update ledger_entries set body_sha256 = sha256(convert_to(
    '["' || account_id || '","' || kind || '",' || amount_coins - case kind when 'take' then owed_coins else 0 end || ',"' || reason
      || '","' || task_kind || '","' || task_id || '",null]', 'UTF8'))
  where task_kind in ('admin', 'feedback') and hold_id is null;
update ledger_entries l
  set task_id = 'forgotten', idempotency_key = 'forgotten:' || l.id, body_sha256 = decode(repeat('00', 32), 'hex')
  from accounts a
  where a.id = l.account_id and a.deleted_at is not null and not exists (select from account_deletions d where d.account_id = a.id);
alter table ledger_entries enable trigger ledger_keeps_entries;
