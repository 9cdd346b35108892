import { sql } from 'kysely';
import type { Services } from '../../../platform/operations/Services.ts';
import { type BrandMailKind, decisionLink } from '../decisionMails.ts';
import { nameOf } from '../entryRow.ts';
import { entriesWhere } from '../queries/lockedEntries.ts';
import { mailedPeople } from '../queries/recipients.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/** How long news of one campaign are collected. */
const COLLECTED_MS = 15 * 60_000;
/** Most names in a mail; it counts the others. */
const MOST_NAMED = 10;

/** Whether an entry still waits for the brand: what was decided or withdrawn meanwhile is no news. */
const WAITS = {
  proposal: sql<boolean>`e.state >= 2 and e.brand_status = 1`,
  content: sql<boolean>`e.state = 3 and e.content_status = 'Eingereicht' and e.final_content_status = 0`,
} satisfies Record<BrandMailKind, unknown>;

const TEMPLATES = { proposal: 'creatorsProposed', content: 'contentToRelease' } as const;

async function mailOne({ db, mail, publicUrl }: Worker, campaignId: number, kind: BrandMailKind): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const noted = await tx
      .deleteFrom('brand_mails')
      .where('kind', '=', kind)
      .where('entry_id', 'in', tx.selectFrom('campaign_entries').select('id').where('campaign_id', '=', campaignId))
      .returning('entry_id')
      .execute();
    // Another server was faster.
    if (noted.length === 0) return 0;
    const entries = await entriesWhere(
      tx,
      sql<boolean>`e.id in (${sql.join(noted.map(({ entry_id }) => entry_id))}) and e.is_published = 1 and r.id is not null and r.active and c.active and c.deleted_at is null and ${WAITS[kind]}`,
    );
    const [first] = entries;
    if (first === undefined || first.brand_id === null) return 0;
    const names = entries.map(nameOf).toSorted((one, other) => one.localeCompare(other, 'de'));
    const values = {
      campaign: first.campaign_name,
      count: names.length,
      names: names.slice(0, MOST_NAMED),
      link: decisionLink(publicUrl, first),
    };
    const partner = { userType: 'brand', refId: first.brand_id, campaignId } as const;
    const people = await mailedPeople(tx, first.brand_id);
    for (const { email, language } of people)
      await mail.send(tx, { to: email, language, template: TEMPLATES[kind], values, partner });
    return people.length;
  });
}

/**
 * Mails brands what waits for their decision, all of one campaign in one mail a quarter of an hour after the first of
 * it (EM70a, EM70b). Done twice it comes to the same.
 */
export async function mailBrandNews(worker: Worker): Promise<number> {
  const due = await worker.db
    .selectFrom('brand_mails as m')
    .innerJoin('campaign_entries as e', 'e.id', 'm.entry_id')
    .select(['e.campaign_id', 'm.kind'])
    .groupBy(['e.campaign_id', 'm.kind'])
    .having(
      sql<boolean>`min(m.noted_at) <= ${new Date(worker.clock.now().getTime() - COLLECTED_MS).toISOString()}::timestamptz`,
    )
    .orderBy('e.campaign_id')
    .execute();
  let sent = 0;
  for (const { campaign_id, kind } of due) sent += await mailOne(worker, campaign_id, kind);
  return sent;
}
