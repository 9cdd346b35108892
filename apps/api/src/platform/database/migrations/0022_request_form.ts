import { type Kysely, sql } from 'kysely';

const statements = [
  // The answers of a request beyond the first ones, how far its draft is, and what became of it.
  `alter table campaign_requests
     add column product_category smallint,
     add column product_link text not null default '',
     add column kpi jsonb,
     add column age_bands text[] not null default '{}',
     add column cities text[] not null default '{}',
     add column channel_count smallint,
     add column followers_from integer,
     add column followers_to integer,
     add column services jsonb not null default '[]',
     add column categories integer[] not null default '{}',
     add column duration_other text not null default '',
     add column posting_from date,
     add column posting_to date,
     add column briefing_do text not null default '',
     add column briefing_dont text not null default '',
     add column hashtags text[] not null default '{}',
     add column buy_out_months smallint,
     add column form_step smallint not null default 1 check (form_step between 1 and 6),
     add column sent_at timestamptz,
     add column withdrawn_at timestamptz,
     add column nda_name text,
     add column nda_decided_at timestamptz,
     add column nda_version integer`,
  `update campaign_requests set sent_at = created_at where not is_draft`,
  // Why the brand declined the final content; null again once there is a new version.
  `alter table campaign_entries add column final_content_reason text`,
];

/** The whole form of a campaign request, and what the brand says about its NDA and about final contents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
