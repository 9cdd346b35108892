import { CAMPAIGN_MANAGERS } from '@resonanz/demo-data/accounts';
import type { createDemoData } from '@resonanz/demo-data/demoData';
import { DEMO_FILES } from '@resonanz/demo-data/files';
import { seedAmazonUsers } from './seedAmazonUsers.ts';
import { seedBlog } from './seedBlog.ts';
import { seedContracts } from './seedContracts.ts';
import { seedLearning } from './seedLearning.ts';
import { seedMails } from './seedMails.ts';
import { seedMaterials } from './seedMaterials.ts';
import { seedNetwork } from './seedNetwork.ts';
import { seedNewsletters } from './seedNewsletters.ts';
import { seedTesterHeads } from './seedTesterHeads.ts';
import { seedUgc } from './seedUgc.ts';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;
/** Records of each kind that get files. */
const MAX_SEEDED = 6;

/**
 * Puts a few files to people who are talked about and to the first customers, learning materials, UGC requests, the
 * brand network, contracts and mails. The keys say what they belong to, so that a second try writes over what a first
 * one left.
 */
export async function seedFiles(
  stock: Stock,
  { ugcRequests, contracts }: Pick<ReturnType<typeof createDemoData>, 'ugcRequests' | 'contracts'>,
): Promise<void> {
  const { db, storage, clock } = stock;
  await seedLearning(stock);
  await seedTesterHeads(stock);
  await seedBlog(stock);
  await seedNewsletters(stock);
  await seedUgc(stock, ugcRequests);
  await seedMaterials(stock);
  await seedNetwork(stock);
  await seedContracts(stock, contracts);
  await seedMails(stock);
  await seedAmazonUsers(stock);
  const people = await db
    .selectFrom('comments')
    .select('subject_id as id')
    .where('subject_kind', '=', 'influencer')
    .distinct()
    .orderBy('subject_id')
    .limit(MAX_SEEDED)
    .execute();
  const customers = await db.selectFrom('customers').select('id').orderBy('id').limit(MAX_SEEDED).execute();
  const records = { influencer: people, customer: customers };
  for (const { subject, kind, name, contentType, text, age } of DEMO_FILES) {
    for (const [index, { id }] of records[subject].entries()) {
      const bytes = Buffer.from(text, 'utf8');
      const key = `${kind}-demo-${subject}-${id}-${age}.${name.split('.').at(-1) ?? 'txt'}`;
      await storage.put(kind, key, bytes);
      await db
        .insertInto('files')
        .values({
          key,
          name,
          content_type: contentType,
          size: bytes.length,
          subject,
          subject_id: id,
          kind,
          uploaded_by: CAMPAIGN_MANAGERS[index % CAMPAIGN_MANAGERS.length] ?? null,
          created_at: new Date(clock.now().getTime() - age * DAY),
        })
        .execute();
    }
  }
}
