import type { Services } from '../../../platform/operations/Services.ts';
import { nameOf } from '../entries/row.ts';
import { mailedPeople } from '../notices/queries.ts';
import { type BrandMailKind, decisionLink } from './brandMails.ts';
import { findDueBrandMails, takeBrandMails } from './queries/brandMails.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/** How long news of one campaign are collected. */
const COLLECTED_MS = 15 * 60_000;
/** Maximum number of names listed in a mail; the others are counted. */
const MAX_NAMED = 10;

const TEMPLATES = { proposal: 'creatorsProposed', content: 'contentToRelease' } as const;

async function mailOne({ db, mail, publicUrl }: Worker, campaignId: number, kind: BrandMailKind): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const entries = await takeBrandMails(tx, campaignId, kind);
    const [first] = entries;
    if (first === undefined || first.brand_id === null) return 0;
    const names = entries.map(nameOf).toSorted((one, other) => one.localeCompare(other, 'de'));
    const values = {
      campaign: first.campaign_name,
      count: names.length,
      names: names.slice(0, MAX_NAMED),
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
 * Mails brands their pending decisions, one mail per campaign, a quarter of an hour after the first proposal
 * (docs/domain/mails.md#decision-mails). Idempotent.
 */
export async function mailBrandNews(worker: Worker): Promise<number> {
  const due = await findDueBrandMails(worker.db, new Date(worker.clock.now().getTime() - COLLECTED_MS));
  let sent = 0;
  for (const { campaign_id, kind } of due) sent += await mailOne(worker, campaign_id, kind);
  return sent;
}
