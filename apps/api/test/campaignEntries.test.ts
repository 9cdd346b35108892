import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import type { CampaignEntriesTable } from '../src/areas/campaigns/tables.ts';
import { campaignTopic } from '../src/platform/live/topics.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Fields = components['schemas']['CampaignInfluencerFields'];

const V1 = '/campaign/v1';
const DAYS: ReadonlySet<string> = new Set(['contacted', 'contentRelease', 'contentDeadline', 'publishDate']);

describeOnEachDatabase('channels in campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let superAdmin: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database, liveRecheckMs: 100 });
    [manager, admin, superAdmin] = [
      await server.as('manager'),
      await server.as('admin'),
      await server.as('superAdmin'),
    ];
  });
  beforeEach(async () => {
    await server.db.deleteFrom('influencers').execute();
    await server.db.deleteFrom('campaign_requests').execute();
    await server.db.deleteFrom('campaigns').execute();
    await server.db.deleteFrom('notifications').execute();
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST(`${V1}/addEditCompaignInfluencer`, {
      body: [0, 1, 2].map((position) => fixture.entryOf(position)),
    });
    ids = data?.data.compaignInfluencerId ?? [];
  });
  afterAll(() => server.stop());

  const put = (id: number, values: Updateable<CampaignEntriesTable>) =>
    server.db.updateTable('campaign_entries').set(values).where('id', '=', id).execute();
  const stored = (id: number) =>
    server.db.selectFrom('campaign_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rowOf = async (id: number) => {
    const { data } = await manager.GET(`${V1}/WithoutPagination`, {
      params: { query: { campaignId: fixture.campaignId } },
    });
    const row = data?.data.find((each) => each.compaignInfluencerId === id);
    if (row === undefined) throw new Error(`no row ${id}`);
    return row;
  };
  const first = () => ids[0] ?? 0;
  const second = () => ids[1] ?? 0;

  test('a row carries identity, figures, key figures, budgets, links, content and shares [R-ENT-012] [R-ENT-013] [R-ENT-014] [R-ENT-015] [R-ENT-016] [R-ENT-017] [R-ENT-018]', async () => {
    await put(first(), {
      state: 3,
      final_budget: 500,
      clicks: 100,
      impressions: 20_000,
      tracking_link: 'https://t.example/1',
      germany: 80,
      content_status: 'Offen',
    });
    await put(first(), { cpc: 5, tkp: 25 });
    expect(await rowOf(first())).toMatchObject({
      state: 3,
      platform: 'Instagram',
      isPublished: 1,
      finalContentStatus: 0,
      invoiceStatus: 'Offen',
      tag: 'Warteliste',
      reichweite: 128_400,
      clicks: 100,
      likes: null,
      shares: null,
      kommentare: null,
      cpc: 5,
      cpv: null,
      cpo: null,
      tkp: 25,
      tkpBasis: 'impressions',
      vorBudget: null,
      finalesBudget: 500,
      budgetExtern: null,
      trackingLink: 'https://t.example/1',
      directLink: '',
      paidStatus: 'Eingegangen',
      leistung: '',
      contentRelease: null,
      contentDeadline: null,
      contentStatus: 'Offen',
      germany: 80,
      age25To34: null,
      genderMale: null,
      fileCount: 0,
    });
  });

  describe('cells', () => {
    /** Saves cells in which the user saw `expected`; nothing, unless said otherwise. */
    const save = (client: ApiClient, fields: Fields, expected: Fields = {}, id = first()) => {
      const nothing = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' && !DAYS.has(name) ? '' : null]),
      );
      return client.POST(`${V1}/updateCampaignInfluencer`, {
        body: { compaignInfluencerId: id, fields, expected: { ...nothing, ...expected } },
      });
    };

    test('are saved with the key figures they make, in the canonical form', async () => {
      const entered = {
        vorBudget: 600,
        clicks: 150,
        impressionen: 12_000,
        contentLink: 'www.instagram.com/p/abc',
        contentDeadline: '2026-06-14',
        notizen: '  Nur Reels. ',
      };
      const { data } = await save(manager, entered);
      const stands = { clicks: 150, contentLink: 'https://www.instagram.com/p/abc', contentDeadline: '2026-06-14' };
      expect(data?.data).toMatchObject({
        ...stands,
        vorBudget: 600,
        cpc: 4,
        tkp: 50,
        tkpBasis: 'impressions',
        cpv: null,
        notizen: 'Nur Reels.',
      });
      const emptied = await save(manager, { clicks: null, contentLink: '', contentDeadline: null }, stands);
      expect(emptied.data?.data).toMatchObject({ clicks: null, cpc: null, contentLink: '', contentDeadline: null });
      const history = await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
        params: { path: { compaignInfluencerId: first() } },
      });
      expect(history.data?.data.content[1]?.changes).toContainEqual({
        field: 'vorBudget',
        before: null,
        after: 600,
        masked: false,
      });
    });

    test('a budget that nobody has entered is unknown, an entered 0 is known, and what is emptied is unknown again', async () => {
      expect(await rowOf(first())).toMatchObject({ vorBudget: null, finalesBudget: null });
      expect((await save(manager, { vorBudget: 0 })).data?.data.vorBudget).toBe(0);
      expect((await save(manager, { vorBudget: 900, finalesBudget: 850 }, { vorBudget: 0 })).data?.data).toMatchObject({
        vorBudget: 900,
        finalesBudget: 850,
      });
      expect((await save(manager, { vorBudget: null }, { vorBudget: 900 })).data?.data.vorBudget).toBeNull();
      // The payload of adding carries 0 where nothing is known: sent once more, it makes nothing known.
      await manager.POST(`${V1}/addEditCompaignInfluencer`, {
        body: [{ ...fixture.entryOf(0), compaignInfluencerId: first() }],
      });
      expect(await stored(first())).toMatchObject({ pre_budget: null, final_budget: 0 });
    });

    test.each([
      [{ trackingLink: 'javascript:alert(1)' }, 'fields.trackingLink', 'urlInvalid'],
      [{ notizen: '<img src=x>' }, 'fields.notizen', 'containsHtml'],
      [{ tag: 'Irgendwas' }, 'fields.tag', 'tagUnknown'],
      [{ genderMale: 60, genderFemale: 60 }, 'fields.genderFemale', 'sharesAbove100'],
      [{ contentDeadline: '2026-02-31' }, 'fields.contentDeadline', undefined],
      [{ state: 3 }, 'fields.state', undefined],
      [{ cpc: 1 }, 'fields.cpc', undefined],
    ])('%o is refused at %s', async (fields, field, key) => {
      const { response, error } = await save(manager, fields as Fields);
      expect([response.status, error?.fieldErrors?.[0]?.field]).toEqual([422, field]);
      if (key !== undefined) expect(error?.fieldErrors?.[0]?.key).toBe(key);
    });

    test('the same cell of two people collides, with who, when and the fresh row; other cells do not', async () => {
      expect((await save(admin, { vorBudget: 700 })).response.status).toBe(200);
      expect((await save(manager, { notizen: 'Zugleich.' })).data?.data).toMatchObject({
        vorBudget: 700,
        notizen: 'Zugleich.',
      });
      const { response, error } = await save(manager, { vorBudget: 650 });
      expect([response.status, error?.error]).toEqual([409, 'changedMeanwhile']);
      expect(error?.data).toMatchObject({
        name: 'admin Muster',
        at: expect.any(String),
        row: { compaignInfluencerId: first(), vorBudget: 700 },
      });
      expect((await stored(first())).pre_budget).toBe(700);
      expect((await save(manager, { vorBudget: 650 }, { vorBudget: 700 })).response.status).toBe(200);
    });

    test('what somebody saw counts, not when he saved: a value written in a second window collides, too', async () => {
      await save(manager, { vorBudget: 700 });
      expect((await save(manager, { vorBudget: 650 })).response.status).toBe(409);
    });

    test('the same value sent twice is saved once and collides with nobody', async () => {
      const send = () => save(manager, { leistung: 'Instagram Post, Instagram Story' }, { leistung: '' });
      expect([(await send()).response.status, (await send()).response.status]).toEqual([200, 200]);
      const history = await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
        params: { path: { compaignInfluencerId: first() } },
      });
      expect(history.data?.data.content.filter(({ action }) => action === 2)).toHaveLength(1);
      expect(
        (await save(manager, { leistung: 'Instagram Post' }, { leistung: 'Instagram Post,Instagram Story' })).response
          .status,
      ).toBe(200);
    });

    test('two at the same moment leave one value', async () => {
      const answers = await Promise.all([save(manager, { vorBudget: 499 }), save(admin, { vorBudget: 488 })]);
      expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    });

    test('a field whose former value is not named is not written', async () => {
      const { response, error } = await manager.POST(`${V1}/updateCampaignInfluencer`, {
        body: { compaignInfluencerId: first(), fields: { vorBudget: 1, clicks: 2 }, expected: { vorBudget: null } },
      });
      expect([response.status, error?.fieldErrors]).toEqual([422, [{ field: 'expected.clicks', key: 'required' }]]);
    });

    test('the same cells of several rows are set at once', async () => {
      const { data } = await manager.POST(`${V1}/updateCampaignInfluencers`, {
        body: { compaignInfluencerId: [first(), second()], fields: { tag: 'Top-Auswahl', contactedBy: 'Jonas' } },
      });
      expect(data?.data.rows.map(({ tag, contactedBy }) => [tag, contactedBy])).toEqual([
        ['Top-Auswahl', 'Jonas'],
        ['Top-Auswahl', 'Jonas'],
      ]);
    });
  });

  test('the grid is filtered, searched, sorted and counted by the server [R-ENT-019]', async () => {
    await put(first(), {
      followers: 10_000,
      pre_budget: 300,
      external_budget: 400,
      tag: 'Ersatz',
      germany: 90,
      gender_female: 80,
      is_published: 0,
      content_status: 'Offen',
      content_deadline: '2020-01-01',
    });
    await put(second(), {
      followers: 50_000,
      pre_budget: 300,
      final_budget: 900,
      external_budget: 1_200,
      status_note: 'Angefragt',
      age_25_to_34: 55,
      brand_status: 2,
      invoice_status: 'Bezahlt',
      content_status: 'Online',
    });
    const found = async (filters: object, more: object = {}) => {
      const { data } = await manager.POST(`${V1}/getCampaignInfluencersWithPagination`, {
        body: { campaignId: fixture.campaignId, state: 1, filters, ...more },
      });
      return data?.data.content.map((row) => row.compaignInfluencerId);
    };
    const cases: readonly (readonly [object, readonly number[]])[] = [
      [{ followersTo: 20_000 }, [first()]],
      [{ mediaBudgetFrom: 1_000, mediaBudgetTo: 1_300 }, [second()]],
      [{ influencerBudgetFrom: 200, influencerBudgetTo: 500 }, [first()]],
      [{ tags: ['Ersatz'] }, [first()]],
      [{ status: ['Angefragt'] }, [second()]],
      [{ brandStatus: [2] }, [second()]],
      [{ contentStatus: ['Online'] }, [second()]],
      [{ invoiceStatus: ['Bezahlt'] }, [second()]],
      [{ country: 'germany', countryFrom: 85 }, [first()]],
      [{ ageBand: 'age25To34' }, [second()]],
      [{ gender: 'genderFemale', genderFrom: 75 }, [first()]],
      [{ isPublished: 0 }, [first()]],
      [{ isOverdue: true }, [first()]],
      [{ platforms: ['TikTok'] }, []],
    ];
    for (const [filters, expected] of cases) expect([filters, await found(filters)]).toEqual([filters, expected]);
    expect(await found({}, { search: 'hartwig 1' })).toEqual([second()]);
    expect((await found({}, { sortBy: 'reichweite', sort: 'ASC' }))?.[0]).toBe(first());
  });

  describe('transitions', () => {
    type Case = readonly [
      title: string,
      path: string,
      before: Updateable<CampaignEntriesTable>,
      body: object,
      outcome: string | object,
    ];
    const booked = { state: 3, content_status: 'Offen' } as const;
    const seen = {
      state: 2,
      is_published: 1,
      brand_status: 1,
      external_budget: 900,
      published_at: new Date(),
    } as const;
    const cases: readonly Case[] = [
      [
        'T2 without file or link',
        'contentStatusChange',
        booked,
        { contentStatus: 'Eingereicht' },
        'fileOrLinkRequired',
      ],
      [
        'T2 handed in',
        'contentStatusChange',
        booked,
        { contentStatus: 'Eingereicht', contentLink: 'https://drive.example.com/1' },
        { content_status: 'Eingereicht', content_link: 'https://drive.example.com/1' },
      ],
      [
        'T2 correction without words',
        'contentStatusChange',
        { ...booked, content_status: 'Eingereicht' },
        { contentStatus: 'Korrektur' },
        'commentRequired',
      ],
      [
        'T2 correction',
        'contentStatusChange',
        { ...booked, content_status: 'Eingereicht' },
        { contentStatus: 'Korrektur', reason: 'Bitte mit Kennzeichnung.' },
        { content_status: 'Korrektur', agency_comment_count: 1 },
      ],
      [
        'T2 released before the brand',
        'contentStatusChange',
        { ...booked, content_status: 'Eingereicht' },
        { contentStatus: 'Freigegeben' },
        'finalContentApprovedRequired',
      ],
      [
        'T2 released',
        'contentStatusChange',
        { ...booked, content_status: 'Eingereicht', final_content_status: 1 },
        { contentStatus: 'Freigegeben' },
        { content_status: 'Freigegeben' },
      ],
      [
        'T2 online without link',
        'contentStatusChange',
        { ...booked, content_status: 'Freigegeben' },
        { contentStatus: 'Online', publishDate: '2026-05-04' },
        'contentLinkRequired',
      ],
      [
        'T2 online',
        'contentStatusChange',
        { ...booked, content_status: 'Freigegeben' },
        { contentStatus: 'Online', publishDate: '2026-05-04', contentLink: 'https://instagram.com/p/1' },
        { content_status: 'Online', publish_date: '2026-05-04' },
      ],
      [
        'T2 new version',
        'contentStatusChange',
        { ...booked, content_status: 'Korrektur', final_content_status: 2 },
        { contentStatus: 'Eingereicht' },
        { content_status: 'Eingereicht', final_content_status: 0 },
      ],
      ['T2 a leap', 'contentStatusChange', booked, { contentStatus: 'Online' }, 'transitionNotAllowed'],
      [
        'T2 changed since it was seen',
        'contentStatusChange',
        { ...booked, content_status: 'Korrektur' },
        { contentStatus: 'Eingereicht', seenContentStatus: 'Offen' },
        'statusChangedMeanwhile',
      ],
      [
        'T2 as it was seen',
        'contentStatusChange',
        { ...booked, content_status: 'Korrektur' },
        { contentStatus: 'Eingereicht', seenContentStatus: 'Korrektur' },
        { content_status: 'Eingereicht' },
      ],
      [
        'T2 sent twice',
        'contentStatusChange',
        { ...booked, content_status: 'Eingereicht' },
        { contentStatus: 'Eingereicht', seenContentStatus: 'Offen' },
        { content_status: 'Eingereicht' },
      ],
      [
        'T1 changed since it was seen',
        'invoiceStatusChange',
        { ...booked, invoice_status: 'Offen', invoice_amount: 500 },
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20', seenInvoiceStatus: 'Eingegangen' },
        'statusChangedMeanwhile',
      ],
      [
        'T8 changed since it was seen',
        'updateNdaSignedStatus',
        { nda_signed_status: 0 },
        { ndaSignedStatus: 1, seenNdaSignedStatus: 2 },
        'statusChangedMeanwhile',
      ],
      [
        'interest changed since it was seen',
        'changeBrandInterestStatus',
        { interest_status: 2 },
        { interestStatus: 1, seenInterestStatus: 0 },
        'statusChangedMeanwhile',
      ],
      [
        'T4 approved on behalf',
        'finalContentStatusChange',
        booked,
        { finalContentStatus: 1, reason: 'Am Telefon.' },
        { final_content_status: 1 },
      ],
      [
        'T4 declined after online',
        'finalContentStatusChange',
        { ...booked, content_status: 'Online', final_content_status: 1 },
        { finalContentStatus: 2, reason: 'Zu spät.' },
        'notOnlineRequired',
      ],
      [
        'T4 before booking',
        'finalContentStatusChange',
        { state: 2 },
        { finalContentStatus: 1, reason: 'Am Telefon.' },
        'notBookedYet',
      ],
      [
        'T1 received without invoice',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Eingegangen', invoiceAmount: 500 },
        'fileRequired',
      ],
      [
        'T1 received without amount',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Eingegangen', invoiceNumber: 'R-7' },
        'amountRequired',
      ],
      [
        'T1 received',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Eingegangen', invoiceNumber: 'R-7', invoiceAmount: 500 },
        { invoice_status: 'Eingegangen', paid_status: 'Eingegangen', invoice_amount: 500 },
      ],
      [
        'T1 paid without date',
        'invoiceStatusChange',
        { ...booked, invoice_status: 'Eingegangen', invoice_amount: 500 },
        { invoiceStatus: 'Bezahlt' },
        'paymentDateRequired',
      ],
      [
        'T1 paid without amount',
        'invoiceStatusChange',
        { ...booked, invoice_status: 'Eingegangen' },
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20' },
        'amountRequired',
      ],
      [
        'T1 paid on the waiting list',
        'invoiceStatusChange',
        { state: 1 },
        { invoiceStatus: 'Bezahlt' },
        'notBookedYet',
      ],
      [
        'T1 paid on the waiting list with everything else',
        'invoiceStatusChange',
        { state: 1, invoice_status: 'Eingegangen', invoice_amount: 500 },
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20' },
        'notBookedYet',
      ],
      [
        'T1 paid',
        'invoiceStatusChange',
        { ...booked, invoice_status: 'Eingegangen', invoice_amount: 500 },
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20' },
        { invoice_status: 'Bezahlt', paid_status: 'Bezahlt', invoice_paid_on: '2026-05-20' },
      ],
      [
        'T1 credit note',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20', invoiceAmount: 500, isCreditNote: true },
        { invoice_status: 'Bezahlt', invoice_amount: 500 },
      ],
      [
        'T1 credit note without amount',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20', isCreditNote: true },
        'amountRequired',
      ],
      [
        'T1 credit note without date',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Bezahlt', invoiceAmount: 500, isCreditNote: true },
        'paymentDateRequired',
      ],
      [
        'T1 without credit note',
        'invoiceStatusChange',
        booked,
        { invoiceStatus: 'Bezahlt', paymentDate: '2026-05-20' },
        'creditNoteRequired',
      ],
      [
        'T1 back by a manager',
        'invoiceStatusChange',
        { ...booked, invoice_status: 'Bezahlt' },
        { invoiceStatus: 'Eingegangen', reason: 'Irrtum' },
        'roleNotAllowed',
      ],
      [
        'T7 approved on behalf',
        'brandStatusChange',
        seen,
        { brandStatus: 3, note: 'Am Telefon.' },
        { brand_status: 3 },
      ],
      [
        'T7 approved on behalf without a price',
        'brandStatusChange',
        { ...seen, external_budget: null },
        { brandStatus: 3, note: 'Am Telefon.' },
        'priceMissing',
      ],
      [
        'T7 declined on behalf without a price',
        'brandStatusChange',
        { ...seen, external_budget: null },
        { brandStatus: 4, note: 'Per Mail.', brandDeclineReason: 3 },
        { brand_status: 4 },
      ],
      [
        'T7 declined with reason',
        'brandStatusChange',
        seen,
        { brandStatus: 4, note: 'Per Mail.', brandDeclineReason: 3 },
        { brand_status: 4, brand_decline_reason: '3' },
      ],
      [
        'T7 unseen by the brand',
        'brandStatusChange',
        { ...seen, is_published: 0 },
        { brandStatus: 3, note: 'Am Telefon.' },
        'visibleToBrandRequired',
      ],
      [
        'T7 offered again at the same price',
        'brandStatusChange',
        { ...seen, brand_status: 4 },
        { brandStatus: 1, note: 'Neuer Versuch.', budgetExtern: 900 },
        'changedPriceRequired',
      ],
      [
        'T7 offered again',
        'brandStatusChange',
        { ...seen, brand_status: 4, brand_decline_reason: '4' },
        { brandStatus: 1, note: 'Neuer Preis.', budgetExtern: 750 },
        { brand_status: 1, brand_decline_reason: null, external_budget: 750 },
      ],
      [
        'T7 booked and declined',
        'brandStatusChange',
        { ...seen, state: 3, brand_status: 3 },
        { brandStatus: 4, note: 'Nein.', brandDeclineReason: 1 },
        'entryBeforeCampaignRequired',
      ],
    ];
    test.each(cases)('%s', async (_title, path, before, body, outcome) => {
      await put(first(), before);
      const send = manager.POST as unknown as (
        path: string,
        init: object,
      ) => Promise<{ data?: { data: { compaignInfluencerId: number[]; refused: { reason: string }[] } } }>;
      const { data } = await send(`${V1}/${path}`, { body: { compaignInfluencerId: [first()], ...body } });
      if (typeof outcome === 'string')
        expect(data?.data).toMatchObject({ compaignInfluencerId: [], refused: [{ reason: outcome }], rows: [] });
      else expect([data?.data.refused, await stored(first())]).toEqual([[], expect.objectContaining(outcome)]);
    });

    test('a super admin corrects with a reason, which the history keeps', async () => {
      await put(first(), { ...booked, invoice_status: 'Bezahlt' });
      await superAdmin.POST(`${V1}/invoiceStatusChange`, {
        body: { compaignInfluencerId: [first()], invoiceStatus: 'Eingegangen', reason: 'Falsche Zeile.' },
      });
      expect((await stored(first())).invoice_status).toBe('Eingegangen');
      const { data } = await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
        params: { path: { compaignInfluencerId: first() } },
      });
      expect(data?.data.content[0]).toMatchObject({
        action: 3,
        reason: 'Falsche Zeile.',
        changes: [{ field: 'invoiceStatus', before: 'Bezahlt', after: 'Eingegangen' }],
      });
    });

    test('NDA and interest of channels are noted [R-FLOW-013]', async () => {
      const nda = (status: 0 | 1 | 2, more = {}) =>
        manager.POST(`${V1}/updateNdaSignedStatus`, {
          body: { compaignInfluencerId: [first()], ndaSignedStatus: status, ...more },
        });
      expect((await nda(2)).data?.data.refused).toMatchObject([{ reason: 'transitionNotAllowed' }]);
      await nda(1);
      await nda(2);
      expect((await nda(0)).data?.data.refused).toMatchObject([{ reason: 'newVersionRequired' }]);
      expect((await nda(0, { hasNewVersion: true })).data?.data.rows).toMatchObject([{ ndaSignedStatus: 0 }]);
      const { data } = await manager.POST(`${V1}/changeBrandInterestStatus`, {
        body: { compaignInfluencerId: [first(), second()], interestStatus: 1 },
      });
      expect(data?.data.rows.map(({ interestStatus }) => interestStatus)).toEqual([1, 1]);
    });

    test('a move tells of each channel what happened, why, and what is missing', async () => {
      await put(second(), { state: 3, content_status: 'Online' });
      await put(ids[2] ?? 0, { pre_budget: 400, service: 'Instagram Post' });
      const { data } = await manager.POST(`${V1}/stateChange`, {
        body: { compaignInfluencerId: ids, state: 2, refusals: 'single' },
      });
      expect(data?.data).toMatchObject({
        compaignInfluencerId: [first(), ids[2]],
        refused: [{ compaignInfluencerId: second(), name: 'Lena Hartwig 1', reason: 'contentOpenRequired' }],
        warnings: [{ compaignInfluencerId: first(), reason: 'priceAndServiceMissing' }],
      });
      expect(data?.data.rows.map(({ state }) => state)).toEqual([2, 2]);
    });

    test('where an NDA is needed, unsigned channels are not booked', async () => {
      await server.db
        .updateTable('campaigns')
        .set({ nda_required: true })
        .where('id', '=', fixture.campaignId)
        .execute();
      await put(first(), { state: 2, brand_status: 3 });
      const book = () => manager.POST(`${V1}/stateChange`, { body: { compaignInfluencerId: [first()], state: 3 } });
      expect((await book()).error?.error).toBe('ndaSignedRequired');
      await put(first(), { nda_signed_status: 2 });
      expect((await book()).response.status).toBe(200);
    });
  });

  test('what is deleted is gone, booked channels stay, and the brand hears of those it saw', async () => {
    await put(first(), { state: 2, is_published: 1, brand_status: 1 });
    await put(second(), { state: 3 });
    expect(
      (await manager.POST(`${V1}/deleteCompaignInfluencer`, { body: { compaignInfluencerId: [first()] } })).response
        .status,
    ).toBe(403);
    const { data } = await admin.POST(`${V1}/deleteCompaignInfluencer`, {
      body: { compaignInfluencerId: [first(), second()] },
    });
    expect(data?.data).toMatchObject({
      compaignInfluencerId: [first()],
      refused: [{ compaignInfluencerId: second(), reason: 'channelIsBooked' }],
    });
    const told = await server.db
      .selectFrom('notifications')
      .select(['panel', 'type', 'sub_type', 'ref_id'])
      .where('panel', '=', 'brand')
      .execute();
    expect(told[0]).toEqual({ panel: 'brand', type: 6, sub_type: 4, ref_id: fixture.requestId });
    expect(
      (await manager.GET(`${V1}/history/{campaignId}`, { params: { path: { campaignId: fixture.campaignId } } })).data
        ?.data.content[0],
    ).toMatchObject({ action: 4 });
  });

  test('comments stay with the agency unless they are shared; the brand hears of shared ones on what it sees', async () => {
    await put(first(), { state: 2, is_published: 1, brand_status: 1 });
    const path = { path: { compaignInfluencerId: first() } };
    const add = (body: { text: string; audience?: 'internal' | 'shared' }) =>
      admin.POST(`${V1}/influencerComments/{compaignInfluencerId}/add`, { params: path, body });
    await add({ text: 'Nur für uns.' });
    const { data } = await add({ text: 'Passt gut zur Marke.', audience: 'shared' });
    const told = await server.db.selectFrom('notifications').select(['panel', 'type', 'sub_type']).execute();
    expect(told.filter(({ panel }) => panel === 'brand').map(({ type, sub_type }) => [type, sub_type])[0]).toEqual([
      7, 6,
    ]);
    expect(told.filter(({ panel }) => panel === 'agency')).toHaveLength(2);
    expect((await rowOf(first())).cbCommentCount).toBe(2);
    const commentId = data?.data.commentId ?? 0;
    const other = { params: { path: { compaignInfluencerId: second() } }, body: { commentId, text: 'x' } };
    expect((await admin.POST(`${V1}/influencerComments/{compaignInfluencerId}/edit`, other)).response.status).toBe(404);
    expect(
      (
        await manager.POST(`${V1}/influencerComments/{compaignInfluencerId}/delete`, {
          params: path,
          body: { commentId },
        })
      ).response.status,
    ).toBe(403);
    expect(
      (
        await admin.POST(`${V1}/influencerComments/{compaignInfluencerId}/delete`, {
          params: path,
          body: { commentId },
        })
      ).response.status,
    ).toBe(200);
    const page = await manager.GET(`${V1}/influencerComments/{compaignInfluencerId}`, { params: path });
    expect(page.data?.data.content.map(({ text }) => text)).toEqual(['Nur für uns.']);
  });

  test('the add row finds channels by name and by address, and says which are there already', async () => {
    const find = async (query: object) =>
      (
        await manager.GET(`${V1}/checkAndGetInfluencerChannel`, {
          params: { query: { compaignDataId: fixture.plainCampaignId, ...query } },
        })
      ).data?.data;
    await manager.POST(`${V1}/addEditCompaignInfluencer`, { body: [fixture.entryOf(0, fixture.plainCampaignId)] });
    const byAddress = await find({ text: 'https://www.instagram.com/LENA0/?igsh=1' });
    expect(byAddress).toMatchObject({
      recognised: { platform: 'Instagram', handle: 'LENA0' },
      channels: [{ channelURL: 'lena0', state: 1, compaignInfluencerId: expect.any(Number) }],
    });
    const byName = await find({ text: 'hartwig 1' });
    expect([
      byName?.recognised,
      byName?.channels.map(({ name, compaignInfluencerId }) => [name, compaignInfluencerId]),
    ]).toEqual([null, [['Lena Hartwig 1', null]]]);
    expect((await find({ channelId: fixture.channels[2]?.id, platform: 'Instagram' }))?.channels).toHaveLength(1);
    expect((await find({ text: 'https://www.instagram.com/niemand' }))?.channels).toEqual([]);
    expect(
      (
        await manager.GET(`${V1}/checkAndGetInfluencerChannel`, {
          params: { query: { compaignDataId: fixture.campaignId } },
        })
      ).response.status,
    ).toBe(422);
  });

  test('the grid leaves the house as a file with the columns asked for, and the log says so', async () => {
    await put(first(), { pre_budget: 1_234.5, notes: '=1+1' });
    const { data, response } = await manager.POST(`${V1}/exportCampaignInfluencers`, {
      body: {
        campaignId: fixture.campaignId,
        state: 1,
        format: 'csv',
        language: 'de',
        columns: ['name', 'vorBudget', 'notizen'],
        sortBy: 'vorBudget',
        sort: 'DESC',
      },
      parseAs: 'text',
    });
    expect(String(data).split('\r\n').slice(0, 2)).toEqual([
      'Creator;Vorbudget (EUR);Notizen',
      "Lena Hartwig 0;1234,5;'=1+1",
    ]);
    expect(response.headers.get('content-disposition')).toContain('herbstleuchten');
    const logged = await server.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'changes'])
      .where('operation', '=', 'exportCampaignInfluencers')
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({ action: 5, entity_id: fixture.campaignId, changes: { rows: [null, 3] } });
    const sheet = await manager.POST(`${V1}/exportCampaignInfluencers`, {
      body: { campaignId: fixture.campaignId, state: 1, format: 'xlsx', language: 'en' },
      parseAs: 'arrayBuffer',
    });
    expect(
      Buffer.from(sheet.data as unknown as ArrayBuffer)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  describe('live', () => {
    const listen = async (name: 'admin' | 'manager' | 'brand' | 'management', campaignId = fixture.campaignId) => {
      const client = await connectLive(server.url, (await server.logIn(name)).accessToken);
      return { client, topic: await client.subscribe(campaignTopic(campaignId)) };
    };

    test('who looks at a campaign hears what changed, by whom, and no contents', async () => {
      const { client, topic } = await listen('admin');
      await manager.POST(`${V1}/updateCampaignInfluencer`, {
        body: { compaignInfluencerId: first(), fields: { vorBudget: 700 }, expected: { vorBudget: null } },
      });
      expect(await topic.next()).toEqual({
        campaignId: fixture.campaignId,
        kind: 'entries',
        ids: [first()],
        by: expect.any(String),
        byUserId: 9,
        at: expect.any(String),
      });
      await manager.POST(`${V1}/stateChange`, { body: { compaignInfluencerId: [second()], state: 2 } });
      expect(await topic.next()).toMatchObject({ kind: 'moved', ids: [second()] });
      await client.close();
    });

    test('brands, managements and other regions hear nothing, and keep their connection', async () => {
      await server.db.updateTable('campaigns').set({ region_id: 4 }).where('id', '=', fixture.campaignId).execute();
      await manager.POST('/changeUserDefaultRegion', { body: { regionId: 3 } });
      const ears = await Promise.all((['brand', 'management', 'manager'] as const).map((name) => listen(name)));
      const { client, topic } = await listen('admin');
      await admin.POST(`${V1}/comments/{campaignId}/add`, {
        params: { path: { campaignId: fixture.campaignId } },
        body: { text: 'Hört jemand?' },
      });
      expect(await topic.next()).toMatchObject({ kind: 'comments' });
      expect(ears.map((ear) => ear.topic.events)).toEqual([[], [], []]);
      await manager.POST('/changeUserDefaultRegion', { body: { regionId: 1 } });
      await Promise.all([client, ...ears.map((ear) => ear.client)].map((each) => each.close()));
    });
  });
});
