/**
 * Makes ten people of each in a copy of the large data, with their channels; no trigger runs, so what they keep is
 * copied as well.
 */
export const tenfold: readonly string[] = [
  `set session_replication_role = replica`,
  `do $$
   declare people text; wide text; narrow text; most_people integer; most_channels integer;
   begin
     select max(id) into most_people from influencers;
     select max(id) into most_channels from channels;
     select string_agg(quote_ident(column_name), ', ') into people from information_schema.columns
       where table_schema = 'public' and table_name = 'influencers' and is_generated = 'NEVER' and column_name <> 'id';
     select string_agg(quote_ident(column_name), ', ') into wide from information_schema.columns
       where table_schema = 'public' and table_name = 'channels' and is_generated = 'NEVER' and column_name not in ('id', 'influencer_id', 'url', 'public_id');
     select string_agg(quote_ident(column_name), ', ') into narrow from information_schema.columns
       where table_schema = 'public' and table_name = 'channel_search' and is_generated = 'NEVER' and column_name not in ('channel_id', 'influencer_id');
     execute format('insert into influencers (id, %1$s) select id + n * %2$s, %1$s from influencers, generate_series(1, 9) n', people, most_people);
     execute format('insert into channels (id, influencer_id, url, %1$s) select id + n * %3$s, influencer_id + n * %2$s, url || ''-'' || n, %1$s
       from channels, generate_series(1, 9) n', wide, most_people, most_channels);
     execute format('insert into channel_search (channel_id, influencer_id, %1$s) select channel_id + n * %3$s, influencer_id + n * %2$s, %1$s
       from channel_search, generate_series(1, 9) n', narrow, most_people, most_channels);
   end $$`,
  'vacuum analyze influencers',
  'vacuum analyze channels',
  'vacuum analyze channel_search',
];
