set local lock_timeout = '10s';
-- Work that stays beside the take that a person chose after it was ordered, when it is there.
alter table takes add column aside boolean not null default false;
