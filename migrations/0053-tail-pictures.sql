set local lock_timeout = '10s';
-- Pictures on which shots end.
alter table takes drop constraint takes_asset_kind_check;
alter table takes add constraint takes_asset_kind_check check (asset_kind in (
  'story', 'character_picture', 'place_picture', 'item_picture', 'voice', 'picture', 'tail_picture', 'clip', 'sound',
  'music', 'movie')) not valid;
alter table takes validate constraint takes_asset_kind_check;
