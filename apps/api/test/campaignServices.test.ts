import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { ugcPricesOn } from '../src/areas/campaign-services/queries.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Service = components['schemas']['CampaignService'];

describeOnEachDatabase('services and prices', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [admin, manager] = await Promise.all([server.as('admin'), server.as('manager')]);
  });
  afterAll(() => server.stop());

  const all = async (client = admin): Promise<Service[]> =>
    (await client.GET('/campaignService/getAll')).data?.data ?? [];
  async function find(kind: Service['kind'], value: string, platform: string | null = null): Promise<Service> {
    const found = (await all()).find(
      (each) => each.kind === kind && each.value === value && each.platform === platform,
    );
    if (found === undefined) throw new Error(`There is no ${value}.`);
    return found;
  }
  const dayIn = (days: number): string => berlinDayIn(server.clock.now(), days);
  const setPrice = (campaignServiceId: number, price: number, validFrom: string, client = admin) =>
    client.POST('/campaignService/addPrice', { body: { campaignServiceId, price, validFrom } });
  const pricesOf = async ({ campaignServiceId }: Service) =>
    (await admin.GET('/campaignService/getPrices/{campaignServiceId}', { params: { path: { campaignServiceId } } }))
      .data?.data ?? [];

  test('begin with the services of every platform, the lengths and the surcharges of the product', async () => {
    const list = await all(manager);
    expect(list.filter(({ platform }) => platform === 'Instagram').map(({ value }) => value)).toEqual([
      'Post',
      'Carousel',
      'Reel',
      'Story',
      'StorySet',
      'Live',
      'Giveaway',
      'Takeover',
      'Whitelisting',
    ]);
    expect(list.filter(({ kind }) => kind === 'videoLength').map(({ value, price }) => `${value}: ${price}`)).toEqual([
      '15: 90',
      '30: 120',
      '60: 150',
      '90: 270',
      '120: 420',
      '150: 600',
      '180: 810',
      '210: 1050',
      '240: 1320',
    ]);
    expect(list.filter(({ kind }) => kind === 'surcharge').map(({ nameEn, price }) => `${nameEn}: ${price}`)).toEqual([
      'Subtitles: 10',
      'Music: 15',
      'Professional photos: 10',
    ]);
    expect(list.find(({ value }) => value === 'BuyOut3')).toMatchObject({
      unit: 'percent',
      price: null,
      platform: null,
    });
  });

  test('a price counts from its day on, not before, and the one before ends the day before', async () => {
    const music = await find('surcharge', 'music');
    expect((await setPrice(music.campaignServiceId, 17.5, dayIn(10))).data?.data).toMatchObject({
      price: 15,
      plannedPrice: 17.5,
      plannedFrom: dayIn(10),
    });
    expect(await pricesOf(music)).toMatchObject([
      { price: 17.5, validFrom: dayIn(10), validUntil: null, isPlanned: true, createdByName: 'admin Muster' },
      { price: 15, validUntil: dayIn(9), isPlanned: false },
    ]);
    expect([(await ugcPricesOn(server.db, dayIn(9))).music, (await ugcPricesOn(server.db, dayIn(10))).music]).toEqual([
      15, 17.5,
    ]);
  });

  test('brands are shown, and reckoned with, the list of the day', async () => {
    const brand = await server.as('brand');
    const shown = async () => (await brand.GET('/ugcCampaignRequest/prices')).data?.data;
    expect(await shown()).toMatchObject({ subtitles: 10, professionalPhotos: 10, length: { 15: 90, 240: 1320 } });
    const photos = await find('surcharge', 'professionalPhotos');
    await setPrice(photos.campaignServiceId, 12, dayIn(0));
    expect(await shown()).toMatchObject({ professionalPhotos: 12 });
  });

  test('nothing is changed backwards: no price of yesterday, and none that counts is taken away', async () => {
    const subtitles = await find('surcharge', 'subtitles');
    const { error, response } = await setPrice(subtitles.campaignServiceId, 1, dayIn(-1));
    expect([response.status, error]).toEqual([
      422,
      expect.objectContaining({ fieldErrors: [{ field: 'validFrom', key: 'pastDate' }] }),
    ]);
    const [inForce] = await pricesOf(subtitles);
    const refused = await admin.POST('/campaignService/removePrice', {
      body: { campaignServicePriceId: inForce?.campaignServicePriceId ?? 0 },
    });
    expect([refused.response.status, refused.error]).toEqual([409, expect.objectContaining({ error: 'priceInForce' })]);
    expect((await setPrice(subtitles.campaignServiceId, 11, dayIn(3))).response.status).toBe(200);
    expect((await setPrice(subtitles.campaignServiceId, 12, dayIn(3))).data?.data.plannedPrice).toBe(12);
    const [planned] = await pricesOf(subtitles);
    expect(
      (
        await admin.POST('/campaignService/removePrice', {
          body: { campaignServicePriceId: planned?.campaignServicePriceId ?? 0 },
        })
      ).data?.data.plannedPrice,
    ).toBeNull();
  });

  test('a length that is put aside is priced on request', async () => {
    const length = await find('videoLength', '240');
    const { campaignServiceId, nameDe, nameEn, updatedAt } = length;
    const body = { campaignServiceId, nameDe, nameEn, active: false, updatedAt };
    expect((await admin.POST('/campaignService/update', { body })).data?.data.active).toBe(false);
    expect((await ugcPricesOn(server.db, dayIn(0))).length).not.toHaveProperty('240');
    server.clock.advance({ seconds: 1 });
    const stale = await admin.POST('/campaignService/update', {
      body: { ...body, nameDe: 'Vier Minuten', updatedAt: '2020-01-01T00:00:00.000Z' },
    });
    expect([stale.response.status, stale.error]).toEqual([409, expect.objectContaining({ error: 'changedMeanwhile' })]);
  });

  test('who may look may not change', async () => {
    const { campaignServiceId } = await find('service', 'Post', 'Instagram');
    expect((await setPrice(campaignServiceId, 100, dayIn(1), manager)).response.status).toBe(403);
    expect((await (await server.as('brand')).GET('/campaignService/getAll')).response.status).toBe(403);
    expect((await setPrice(999_999, 100, dayIn(1))).response.status).toBe(404);
    expect((await setPrice(campaignServiceId, 1.234, dayIn(1))).response.status).toBe(422);
    expect((await setPrice(campaignServiceId, -1, dayIn(1))).response.status).toBe(422);
  });
});
