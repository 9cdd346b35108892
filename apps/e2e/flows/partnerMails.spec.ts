import type { components } from '@resonanz/contract/types';
import { staffPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { expectToast } from '../src/expectToast.ts';
import { mailsTo, plainTextOf } from '../src/mailbox.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type Schemas = components['schemas'];
type Row = Schemas['CampaignInfluencerRow'];

interface Chosen {
  readonly campaignId: number;
  readonly state: number;
  readonly rows: readonly [Row, Row];
}

const STATES = [3, 2, 1] as const;

/** Two creators of one campaign that can be written to, with what a placeholder reads for each. */
async function chosenIn(api: Api): Promise<Chosen> {
  const { content: campaigns } = await api.get<Schemas['CampaignPage']>('/campaign/v1/findAllCompaignData?pageSize=50');
  for (const { compaignDataId: campaignId } of campaigns) {
    for (const state of STATES) {
      const { content } = await api.post<Schemas['CampaignInfluencerPage']>(
        '/campaign/v1/getCampaignInfluencersWithPagination',
        { campaignId, state, pageNumber: 0, pageSize: 50 },
      );
      const persons = content.filter(
        (row, at) => content.findIndex(({ influencerId }) => influencerId === row.influencerId) === at,
      );
      if (persons.length < 2) continue;
      const { receivers } = await api.post<Schemas['MailPreview']>('/influencerMail/preview', {
        campaignId,
        subject: '{firstName}',
        message: '',
        receivers: persons.map(({ influencerId, channelId }) => ({
          userType: 'influencer',
          refId: influencerId,
          channelId,
        })),
      });
      const [first, second] = persons.filter((_, at) => receivers[at]?.problem === null);
      if (first && second) return { campaignId, state, rows: [first, second] };
    }
  }
  throw new Error('The demo data has a campaign with two creators that can be written to.');
}

test('two creators of a campaign get single mails, which stand with the campaign and the person [R-FLOW-018, R-FLOW-019]', async ({
  page,
  server,
}) => {
  await haveLoggedIn(page, 'manager');
  await page.goto(staffPaths.campaign());
  const api = await apiOf(page, 'manager');
  const { campaignId, state, rows } = await chosenIn(api);

  await test.step('written once, with a placeholder', async () => {
    await page.goto(`${staffPaths.campaignView({ refId: campaignId })}?state=${state}`);
    for (const { name } of rows)
      await page
        .getByRole('checkbox', { name: `${name} auswählen` })
        .first()
        .check();
    await page.getByRole('button', { name: 'E-Mail', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'E-Mail schreiben' });
    await expect(dialog.getByText(/^2 einzelne E-Mails/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Betreff' }).fill('Drehtermin mit {{firstName}}');
    await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Passt Ihnen der 12. Oktober?');
    await dialog.getByRole('button', { name: '2 E-Mails senden' }).click();
    await expectToast(page, '2 E-Mails sind unterwegs.');
  });

  const threads = async () =>
    (
      await api.post<Schemas['MailPage']>('/influencerMail/findAllMail', {
        filters: { campaignId },
        search: 'Drehtermin mit',
      })
    ).content;
  await test.step('each is a mail of its own', async () => {
    await expect.poll(async () => (await threads()).map(({ state: reached }) => reached)).toEqual(['sent', 'sent']);
    const mails = await threads();
    expect(new Set(mails.map(({ toEmail }) => toEmail)).size).toBe(2);
    for (const { toEmail, subject } of mails) {
      const [mail, ...others] = mailsTo(server.dataFolder, toEmail, 'letter').filter((each) =>
        plainTextOf(each).includes('Passt Ihnen der 12. Oktober?'),
      );
      expect(others).toEqual([]);
      expect(subject).not.toContain('{');
      expect(mail).toMatch(new RegExp(`^To: .*${toEmail.replaceAll('.', '\\.')}`, 'm'));
      for (const other of mails) if (other.toEmail !== toEmail) expect(mail).not.toContain(other.toEmail);
    }
  });

  const [first] = await threads();
  if (!first) throw new Error('The mails are there.');
  await test.step('they stand in the tab of the campaign, are read and put away', async () => {
    await page.getByRole('tab', { name: 'E-Mails' }).click();
    await page.getByRole('button', { name: first.subject, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: first.subject });
    await expect(drawer.frameLocator('iframe').getByText('Passt Ihnen der 12. Oktober?')).toBeVisible();
    await drawer.getByRole('button', { name: 'Als ungelesen markieren' }).click();
    await expect
      .poll(async () => (await threads()).find(({ emailThread }) => emailThread === first.emailThread)?.isRead)
      .toBe(false);
    await page.getByRole('button', { name: first.subject, exact: true }).click();
    await expect
      .poll(async () => (await threads()).find(({ emailThread }) => emailThread === first.emailThread)?.isRead)
      .toBe(true);
    await drawer.getByRole('button', { name: 'Archivieren' }).click();
    await expectToast(page, 'Die Unterhaltung liegt jetzt im Archiv.');
    await expect(page.getByRole('button', { name: first.subject, exact: true })).toBeHidden();
    await page.getByText('Archiv', { exact: true }).click();
    await expect(page.getByRole('button', { name: first.subject, exact: true })).toBeVisible();
  });

  await test.step('and among the mails of the person', async () => {
    const row = rows.find(({ influencerId }) => influencerId === first.refId) ?? rows[0];
    const { influencerId, channelId } = row;
    const profile = staffPaths.influencerProfile({ influencerId, platform: row.platform.toLowerCase(), channelId });
    await page.goto(`${profile}?tab=emails`);
    await page.getByText('Archiv', { exact: true }).click();
    await expect(page.getByRole('button', { name: first.subject, exact: true })).toBeVisible();
  });

  await test.step('the expose of the watch list goes along with the next one', async () => {
    const heart = page.getByRole('button', { name: /merken$|von der Merkliste entfernen$/ }).first();
    if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
    await page.getByRole('button', { name: 'E-Mail schreiben' }).click();
    const dialog = page.getByRole('dialog', { name: 'E-Mail schreiben' });
    await dialog.getByRole('textbox', { name: 'Betreff' }).fill('Ihr Auftritt im Expose');
    await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('So stellen wir Sie vor.');
    await dialog.getByRole('button', { name: /^Expose der Merkliste anhängen/ }).click();
    await expect(dialog.getByRole('button', { name: /^Expose.*\.pdf entfernen$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
    await expectToast(page, 'Die E-Mail ist unterwegs.');
    const { content } = await api.post<Schemas['MailPage']>('/influencerMail/findAllMail', {
      filters: { userType: ['influencer'] },
      search: 'Ihr Auftritt im Expose',
    });
    const { mails } = await api.get<Schemas['MailThread']>(
      `/influencerMail/findByThreadId/${content[0]?.emailThread ?? ''}`,
    );
    expect(mails[0]?.attachments).toEqual([
      expect.objectContaining({ name: expect.stringMatching(/^Expose.*\.pdf$/), contentType: 'application/pdf' }),
    ]);
  });
});
