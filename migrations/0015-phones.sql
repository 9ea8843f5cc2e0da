-- A phone number as a second way to say who one is, once its owner has shown by a code that it is theirs.
alter table accounts add column phone text unique check (phone ~ '^\+[1-9][0-9]{7,14}$');

-- A code goes to an address of mail or to a phone.
alter table verification_codes
  alter column email drop not null,
  add column phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  add constraint verification_codes_recipient check (num_nonnulls(email, phone) = 1),
  drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check check (purpose in ('register', 'reset_password', 'set_phone'));
