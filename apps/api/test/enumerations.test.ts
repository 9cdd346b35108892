import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wordOf } from '@resonanz/domain/enumerations';
import { insertCampaignEntries, campaignRow, type CampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { addInfluencer } from './kit/editedInfluencers.ts';
import { leadCaller } from './kit/leadFixture.ts';
import { insertApplication, insertBrand, insertTester } from './kit/projectFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('values of enumerations, stored and answered as they stand', (database) => {
  let server: TestServer;
  let staff: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = await server.as('superAdmin');
  });
  afterAll(() => server.stop());

  describe('of campaigns and their channels', () => {
    let fixture: CampaignFixture;
    let entryId: number;
    beforeEach(async () => {
      let ids: number[];
      ({ fixture, ids } = await insertCampaignEntries(server, staff));
      entryId = ids[0] ?? 0;
    });

    const put = (values: object) =>
      server.db.updateTable('campaign_entries').set(values).where('id', '=', entryId).execute();
    const found = (filters: object) =>
      staff.POST('/campaign/v1/getCampaignInfluencersWithPagination', {
        body: { campaignId: fixture.campaignId, state: 1, filters },
      });

    test.each([
      ['invoiceStatus', 'invoice_status', 'Offen', '[R-ENUM-001]'],
      ['invoiceStatus', 'invoice_status', 'Eingegangen', '[R-ENUM-002]'],
      ['invoiceStatus', 'invoice_status', 'Bezahlt', '[R-ENUM-003]'],
      ['contentStatus', 'content_status', 'Offen', '[R-ENUM-004]'],
      ['contentStatus', 'content_status', 'Eingereicht', '[R-ENUM-005]'],
      ['contentStatus', 'content_status', 'Korrektur', '[R-ENUM-006]'],
      ['contentStatus', 'content_status', 'Freigegeben', '[R-ENUM-007]'],
      ['contentStatus', 'content_status', 'Online', '[R-ENUM-008]'],
    ] as const)('%s (%s) %j is read, and found by that word alone %s', async (field, column, word, _id) => {
      await put({ [column]: word });
      expect((await campaignRow(staff, fixture.campaignId, entryId))[field]).toBe(word);
      const { data } = await found({ [field]: [word] });
      expect(data?.data.content.map((row) => row.compaignInfluencerId)).toContain(entryId);
      expect((await found({ [field]: [word.toLowerCase()] })).response.status).toBe(422);
    });

    test.each([
      ['approvalStatus', 'finalContentStatus', { final_content_status: 0 }, 'Ausstehend', '[R-ENUM-012]'],
      ['approvalStatus', 'finalContentStatus', { final_content_status: 1 }, 'Genehmigt', '[R-ENUM-013]'],
      ['approvalStatus', 'finalContentStatus', { final_content_status: 2 }, 'Ablehnen', '[R-ENUM-014]'],
      ['brandStatus', 'brandStatus', { brand_status: 1 }, 'pending', '[R-ENUM-021]'],
      ['brandStatus', 'brandStatus', { brand_status: 2 }, 'waiting list', '[R-ENUM-022]'],
      ['brandStatus', 'brandStatus', { brand_status: 3 }, 'approve', '[R-ENUM-023]'],
      ['brandStatus', 'brandStatus', { brand_status: 4 }, 'declined', '[R-ENUM-024]'],
      ['ndaSignedStatus', 'ndaSignedStatus', { nda_signed_status: 0 }, 'default', '[R-ENUM-025]'],
      ['ndaSignedStatus', 'ndaSignedStatus', { nda_signed_status: 1 }, 'sent', '[R-ENUM-026]'],
      ['ndaSignedStatus', 'ndaSignedStatus', { nda_signed_status: 2 }, 'signed', '[R-ENUM-027]'],
      ['pipelineState', 'state', { state: 1 }, 'acquisition', '[R-ENUM-028]'],
      ['pipelineState', 'state', { state: 2 }, 'interested person', '[R-ENUM-029]'],
      ['pipelineState', 'state', { state: 3 }, 'campaign', '[R-ENUM-030]'],
    ] as const)('%s of a channel (%s), stored as %o, is answered as what means %j %s', async (...row) => {
      const [name, field, stored, word] = row;
      await put(stored);
      const value = (await campaignRow(staff, fixture.campaignId, entryId))[field];
      expect([value]).toEqual(Object.values(stored));
      expect(wordOf(name, value as never)).toBe(word);
    });

    test.each([
      ['brandInvoiceStatus', 'brandInvoice', 1, 'Offen', '[R-ENUM-009]'],
      ['brandInvoiceStatus', 'brandInvoice', 2, 'Gesendet', '[R-ENUM-010]'],
      ['brandInvoiceStatus', 'brandInvoice', 3, 'Bezahlt', '[R-ENUM-011]'],
      ['requestNdaStatus', 'brandNdaStatus', 0, 'pending', '[R-ENUM-018]'],
      ['requestNdaStatus', 'brandNdaStatus', 1, 'declined', '[R-ENUM-019]'],
    ] as const)('%s of a campaign (%s) %i means %j %s', async (name, field, value, word, _id) => {
      await server.db
        .updateTable('campaigns')
        .set({ [field === 'brandInvoice' ? 'brand_invoice_status' : 'brand_nda_status']: value })
        .where('id', '=', fixture.campaignId)
        .execute();
      const { data } = await staff.GET('/campaign/v1/fetchCompaignDataById/{id}', {
        params: { path: { id: fixture.campaignId } },
      });
      expect(data?.data[field]).toBe(value);
      expect(wordOf(name, data?.data[field] as never)).toBe(word);
      const wrong = await staff.GET('/campaign/v1/findAllCompaignData', {
        params: { query: { [field]: 4 as never } },
      });
      expect(wrong.response.status).toBe(422);
    });

    test.each([
      [1, 'pending', '[R-ENUM-015]'],
      [2, 'approved', '[R-ENUM-016]'],
      [3, 'declined', '[R-ENUM-017]'],
    ] as const)('status %i of a request means %j %s', async (status, word, _id) => {
      await server.db.updateTable('campaign_requests').set({ status }).execute();
      const list = (asked: number) =>
        staff.POST('/campaignRequest/agency/getWithPagination', { body: { filters: { status: [asked as never] } } });
      const answered = (await list(status)).data?.data.content.map((request) => request.status);
      expect(answered).toEqual([status]);
      expect(wordOf('requestStatus', status)).toBe(word);
      expect((await list(4)).response.status).toBe(422);
    });
  });

  test.each([
    [2, 'creator does not fit the brand', '[R-ENUM-070]'],
    [3, 'community data does not fit the target group', '[R-ENUM-071]'],
    [4, 'creator prices do not fit the budget', '[R-ENUM-072]'],
    [5, 'other', '[R-ENUM-073]'],
  ] as const)('a brand declines with reason %i, %j %s', async (reason, word, _id) => {
    const { ids } = await insertCampaignEntries(server, staff);
    const [compaignInfluencerId = 0] = ids;
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 2, is_published: 1, brand_status: 1, external_budget: 900, published_at: server.clock.now() })
      .where('id', '=', compaignInfluencerId)
      .execute();
    const brand = await server.as('brand');
    const { data } = await brand.POST('/campaignRequest/channel/brandStatusChange', {
      body: {
        compaignInfluencerId,
        brandStatus: 4,
        brandDeclineReason: reason,
        ...(reason === 5 && { declineText: 'Passt nicht zum Ton.' }),
      },
    });
    // The brand's own words stand for "other".
    expect(data?.data.brandDeclineReason).toBe(reason === 5 ? 'Passt nicht zum Ton.' : String(reason));
    expect(wordOf('declineReason', reason)).toBe(word);
  });

  test.each([
    ['Instagram', 'instagram.com/dienst', 'Post', '[R-ENUM-076]'],
    ['Facebook', 'facebook.com/dienst', 'Posting', '[R-ENUM-077]'],
    ['Snapchat', 'snapchat.com/add/dienst', 'VideoIntegraion', '[R-ENUM-078]'],
    ['YouTube', 'youtube.com/@dienst', 'VideoIntegraion', '[R-ENUM-079]'],
    ['TikTok', 'tiktok.com/@dienst', 'Video', '[R-ENUM-080]'],
    ['Twitch', 'twitch.tv/dienst', 'StreamIntegration', '[R-ENUM-081]'],
    ['Pinterest', 'pinterest.de/dienst', 'Integration', '[R-ENUM-082]'],
    ['Blog', 'dienst-schreibt.de', 'Integration', '[R-ENUM-083]'],
    ['Podcast', 'open.spotify.com/show/dienst', 'Integration', '[R-ENUM-084]'],
    ['Twitter', 'x.com/dienst', 'Integration', '[R-ENUM-085]'],
  ] as const)('the service of %s (%s) by which its price is listed is %j %s', async (platform, url, service, _id) => {
    const { channels } = await addInfluencer(staff, {
      surname: 'Dienst',
      channels: [{ url, prices: [{ service, price: 450 }] }],
    });
    expect(channels[0]).toMatchObject({ platform, prices: [{ service, price: 450 }] });
    const listed = await server.db
      .selectFrom('channels')
      .select('default_price')
      .where('id', '=', channels[0]?.channelId ?? 0)
      .executeTakeFirst();
    expect(listed).toEqual({ default_price: 450 });
    const wrong = await staff.POST('/influencer/add', {
      body: { surname: 'Dienst', channels: [{ url, prices: [{ service: `${service}s`, price: 450 }] }] },
    });
    expect(wrong.response.status).toBe(422);
  });

  describe('of product tests', () => {
    let projectId: number;
    beforeAll(async () => {
      ({ id: projectId } = await server.db
        .insertInto('tester_projects')
        .values({ title_de: 'Trailschuh', title_en: 'Trail shoe', brand_id: await insertBrand(server), places: 2 })
        .returning('id')
        .executeTakeFirstOrThrow());
    });

    const projects = async (filters: object) => {
      const { data, response } = await staff.POST('/project/getWithPagination', { body: { filters } });
      return { status: response.status, content: data?.data.content };
    };

    test.each([
      ['projectType', 'type', 1, 'short term', '[R-ENUM-031]'],
      ['projectType', 'type', 2, 'long term', '[R-ENUM-032]'],
      ['projectStatus', 'status', 1, 'Pending', '[R-ENUM-033]'],
      ['projectStatus', 'status', 2, 'Application', '[R-ENUM-034]'],
      ['projectStatus', 'status', 3, 'Completed', '[R-ENUM-035]'],
    ] as const)('%s (%s) %i means %j %s', async (name, field, value, word, _id) => {
      await server.db
        .updateTable('tester_projects')
        .set({ [field]: value })
        .where('id', '=', projectId)
        .execute();
      const [project, ...others] = (await projects({ [field]: value })).content ?? [];
      expect([project?.projectId, others]).toEqual([projectId, []]);
      expect(project?.[field]).toBe(value);
      expect(wordOf(name, project?.[field] as never)).toBe(word);
      expect((await projects({ [field]: 9 })).status).toBe(422);
    });

    test.each([
      [0, 'Pending', '[R-ENUM-036]'],
      [1, 'Approve', '[R-ENUM-037]'],
      [2, 'Decline', '[R-ENUM-038]'],
      [3, 'Waiting', '[R-ENUM-039]'],
    ] as const)('status %i of an application means %j %s', async (status, word, _id) => {
      await server.db.deleteFrom('tester_applications').execute();
      await insertApplication(server, projectId, { status });
      const { data } = await staff.POST('/project/application/getWithPagination', { body: { projectId } });
      const [application] = data?.data.content ?? [];
      expect(application?.status).toBe(status);
      expect(wordOf('projectApplicationStatus', application?.status as never)).toBe(word);
    });

    test.each([
      ['male', '[R-ENUM-066]'],
      ['female', '[R-ENUM-067]'],
      ['divers', '[R-ENUM-068]'],
    ] as const)('a tester is found by the gender %j %s', async (gender, _id) => {
      const id = await insertTester(server, { gender });
      const list = (asked: string) =>
        staff.POST('/getTesterworldUserWithPagination', {
          body: { filters: { gender: [asked as typeof gender] }, pageSize: 100 },
        });
      const { data } = await list(gender);
      expect(data?.data.content.find((tester) => tester.id === id)?.gender).toBe(gender);
      expect(new Set(data?.data.content.map((tester) => tester.gender))).toEqual(new Set([gender]));
      expect((await list('diverse')).response.status).toBe(422);
    });
  });

  describe('of customer leads', () => {
    const lead = () => leadCaller(staff);

    test.each([
      [1, 'Leads', '[R-ENUM-040]'],
      [2, 'Qualified', '[R-ENUM-041]'],
      [3, 'Unqualified', '[R-ENUM-042]'],
      [4, 'Negotiation', '[R-ENUM-043]'],
      [5, 'Won', '[R-ENUM-044]'],
      [6, 'Lost', '[R-ENUM-045]'],
      [7, 'Offer', '[R-ENUM-046]'],
      [8, 'appointment', '[R-ENUM-047]'],
      [9, 'Follow Up', '[R-ENUM-048]'],
    ] as const)('sales status %i means %j %s', async (status, word, _id) => {
      const { customerLeadId } = await lead().saved();
      await server.db.updateTable('customer_leads').set({ status }).where('id', '=', customerLeadId).execute();
      const read = await lead().read(customerLeadId);
      expect(read.status).toBe(status);
      expect(wordOf('salesStatus', read.status)).toBe(word);
    });

    test.each([
      [0, 'Unqualified', 3, '[R-ENUM-049]'],
      [1, 'Qualified', 2, '[R-ENUM-050]'],
    ] as const)('the qualified flag %i, %j, comes with sales status %i %s', async (flag, word, status, _id) => {
      const { customerLeadId } = await lead().saved();
      const { data } = await lead().move(customerLeadId, status, status === 3 ? { reason: 'Passt nicht' } : {});
      expect(data?.data.qualified).toBe(flag);
      expect(wordOf('qualified', data?.data.qualified as never)).toBe(word);
    });

    test.each([
      [1, 'add', '[R-ENUM-053]'],
      [2, 'update', '[R-ENUM-054]'],
      [3, 'status change', '[R-ENUM-055]'],
      [4, 'delete', '[R-ENUM-056]'],
    ] as const)('action %i of a history means %j %s', async (action, word, _id) => {
      const { customerLeadId, updatedAt } = await lead().saved();
      if (action === 2) await lead().saved({ customerLeadId, updatedAt, company: 'Südlicht Outdoor GmbH' });
      if (action === 3) await lead().move(customerLeadId, 8);
      if (action === 4) await staff.POST('/customerLead/delete', { body: { customerLeadId } });
      const written = await server.db
        .selectFrom('history')
        .select('action')
        .where('entity', '=', 'customerLead')
        .where('entity_id', '=', customerLeadId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(written.action).toBe(action);
      expect(wordOf('historyAction', written.action)).toBe(word);
    });
  });
});
