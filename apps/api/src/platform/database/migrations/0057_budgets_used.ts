import { type Kysely, sql } from 'kysely';

// What the booked channels of a campaign cost together is kept, because lists are sorted by it. It stands in a table of its own, which
// nothing but these triggers writes and always last: whoever holds a campaign and wants an entry never waits in a ring with them.
// Differences are added, not sums made anew: two changes at once would each miss the other's.
const addDifferences = (rows: string): string => `
  update campaign_budgets b set used = b.used + changed.amount
  from (select campaign_id, sum(amount) as amount from (${rows}) each group by campaign_id having sum(amount) <> 0) changed
  where b.campaign_id = changed.campaign_id;`;

const now = `select campaign_id, final_budget as amount from added where state = 3`;
const before = `select campaign_id, -final_budget as amount from removed where state = 3`;

const statements = [
  `create table campaign_budgets (
     campaign_id integer primary key references campaigns (id) on delete cascade,
     used numeric(14, 2) not null default 0
   )`,
  `insert into campaign_budgets (campaign_id, used)
   select c.id, coalesce((select sum(e.final_budget) from campaign_entries e where e.campaign_id = c.id and e.state = 3), 0) from campaigns c`,
  // A list shows the latest campaign first among equals, whichever way it is sorted.
  `create index campaign_budgets_used on campaign_budgets (used desc nulls last, campaign_id desc)`,
  `create index campaign_budgets_used_rising on campaign_budgets (used, campaign_id desc)`,

  `create function campaigns_added() returns trigger language plpgsql as $$ begin
     insert into campaign_budgets (campaign_id) select id from added;
     return null;
   end $$`,
  `create function entries_added() returns trigger language plpgsql as $$ begin ${addDifferences(now)} return null; end $$`,
  `create function entries_removed() returns trigger language plpgsql as $$ begin ${addDifferences(before)} return null; end $$`,
  `create function entries_changed() returns trigger language plpgsql as $$ begin ${addDifferences(`${now} union all ${before}`)} return null; end $$`,
  `create trigger campaigns_get_budget after insert on campaigns
     referencing new table as added for each statement execute function campaigns_added()`,
  `create trigger entries_cost after insert on campaign_entries
     referencing new table as added for each statement execute function entries_added()`,
  `create trigger entries_cost_nothing after delete on campaign_entries
     referencing old table as removed for each statement execute function entries_removed()`,
  `create trigger entries_cost_otherwise after update on campaign_entries
     referencing new table as added old table as removed for each statement execute function entries_changed()`,

  `create index campaigns_updated on campaigns (archived, updated_at desc nulls last, id desc) where deleted_at is null`,
];

/**
 * What campaigns have used of their budgets is kept; they are found by their name and in the order of their last change
 * by indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const trigrams = await sql<{ installed: boolean }>`
    select exists (select 1 from pg_extension where extname = 'pg_trgm') as installed`.execute(db);
  if (trigrams.rows[0]?.installed !== true) return;
  await sql`create index campaigns_name_words on campaigns using gin (name gin_trgm_ops)`.execute(db);
}
