import { sql } from 'kysely';
import { NEWSLETTER_TEMPLATES } from '@resonanz/domain/newsletters';
import { ROLE } from '@resonanz/domain/roles';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;

const asHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

const invitation = {
  subject_de: NEWSLETTER_TEMPLATES.de.subject,
  subject_en: NEWSLETTER_TEMPLATES.en.subject,
  text_de: asHtml(NEWSLETTER_TEMPLATES.de.text),
  text_en: asHtml(NEWSLETTER_TEMPLATES.en.text),
};
const news = {
  subject_de: 'Neues aus der Testerwelt',
  subject_en: 'News from testerworld',
  text_de: '<p>Guten Tag,</p><p>im Blog gibt es neue Berichte aus unseren Tests.</p>',
  text_en: '<p>Hello,</p><p>there are new reports about our tests in the blog.</p>',
};

/** Lets demo testers have confirmed the newsletter, every fourth not. */
async function confirmReaders({ db, clock }: Stock): Promise<void> {
  await db
    .updateTable('tester_profiles')
    .set({ newsletter: 'confirmed', newsletter_confirmed_at: clock.now() })
    .where(sql<boolean>`user_id % 4 <> 0`)
    .where('newsletter', '=', 'none')
    .where('deleted_at', 'is', null)
    .execute();
}

/** Lets every other reader have agreed to be measured; returns what the newsletter that was sent was to each. */
async function measureReaders({ db }: Stock, sentAt: Date) {
  const readers = await db
    .selectFrom('tester_profiles')
    .select('user_id')
    .where('newsletter', '=', 'confirmed')
    .orderBy('user_id')
    .limit(46)
    .execute();
  const mails = readers.map(({ user_id }, index) => ({
    user_id,
    state: 'sent' as const,
    sent_at: sentAt,
    is_measured: index % 2 === 0,
    opened_at: index % 4 === 0 ? sentAt : null,
    clicked_at: index % 12 === 0 ? sentAt : null,
  }));
  const measured = mails.flatMap((mail) => (mail.is_measured ? [mail.user_id] : []));
  if (measured.length > 0)
    await db
      .updateTable('tester_profiles')
      .set({ measuring_since: new Date(sentAt.getTime() - DAY) })
      .where('user_id', 'in', measured)
      .execute();
  return mails;
}

/** Puts templates, and a newsletter in each state but the one that would begin to send. */
export async function seedNewsletters(stock: Stock): Promise<void> {
  const { db, clock } = stock;
  await confirmReaders(stock);
  const now = clock.now().getTime();
  const at = (days: number) => new Date(now + days * DAY);
  const author = await db.selectFrom('users').select('id').where('role_id', '=', ROLE.superAdmin).executeTakeFirst();
  const project = await db.selectFrom('tester_projects').select('id').orderBy('id').executeTakeFirst();
  const version = { created_at: at(-40), updated_at: at(-40), updated_by: author?.id ?? null };
  const [first] = await db
    .insertInto('newsletter_templates')
    .values([
      { name: 'Einladung zum Test', ...invitation, is_default: true, ...version },
      { name: 'Neuigkeiten', ...news, ...version },
      { name: 'Neuigkeiten, nur Deutsch', ...news, subject_en: '', text_en: '', ...version },
    ])
    .returning('id')
    .execute();
  const content = { ...version, template_id: first?.id ?? null, project_id: project?.id ?? null };
  const over = { planned_at: at(-20), started_at: at(-20), finished_at: at(-20) };
  const mails = await measureReaders(stock, at(-20));
  const counts = {
    receivers: mails.length + 2,
    sent: mails.length,
    bounced: 1,
    skipped: 1,
    measured: mails.filter((mail) => mail.is_measured).length,
    opened: mails.filter((mail) => mail.opened_at !== null).length,
    clicked: mails.filter((mail) => mail.clicked_at !== null).length,
    unsubscribed: 2,
  };
  const rows = await db
    .insertInto('newsletters')
    .values([
      { ...content, ...invitation, audience: JSON.stringify({ gender: ['female'] }) },
      { ...content, ...news, state: 'scheduled', planned_at: at(30) },
      { ...content, ...news, ...over, state: 'sent', ...counts },
      { ...content, ...invitation, ...over, state: 'failed', failure: 'stopped', receivers: 48, sent: 15 },
    ])
    .returning(['id', 'state'])
    .execute();
  const sent = rows.find(({ state }) => state === 'sent');
  if (sent === undefined || mails.length === 0) return;
  await db
    .insertInto('newsletter_receivers')
    .values(mails.map((mail) => ({ ...mail, newsletter_id: sent.id })))
    .execute();
}
