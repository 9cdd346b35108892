import { type Kysely, sql } from 'kysely';

/** Columns of the lists of campaigns, creators and self-service by their former and their present names. */
const NAMES = {
  budgetExtern: 'externalBudget',
  empfehlung: 'recommendation',
  enddatum: 'endDate',
  finalesBudget: 'finalBudget',
  impressionen: 'impressions',
  kampagnenname: 'name',
  kommentare: 'comments',
  kundenname: 'customerName',
  leistung: 'service',
  leser: 'readers',
  notizen: 'notes',
  reichweite: 'followers',
  startdatum: 'startDate',
  vorBudget: 'preBudget',
} as const;

/** Screens name columns as the code does, no longer as the wire: saved searches and hidden columns go on working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [former, present] of Object.entries(NAMES)) {
    await sql`update list_columns set hidden = array_replace(hidden, ${former}, ${present})
      where ${former} = any(hidden)`.execute(db);
    await sql`update saved_searches
      set query = regexp_replace(query, ${`(^|[?&])sort=(-?)${former}(&|$)`}, ${String.raw`\1sort=\2${present}\3`})
      where query like ${`%sort=%${former}%`}`.execute(db);
  }
}
