import type { Schemas } from '../../src/platform/http/Schemas.ts';
import type { ApiClient, TestServer } from './startTestServer.ts';

type NewInfluencer = Schemas['NewInfluencer'];
interface ErrorAnswer {
  error?: { error: string; data: unknown; fieldErrors?: Schemas['FieldError'][] } | undefined;
  response: Response;
}

/** A person as a form sends it, with every field filled in. */
export const lena: NewInfluencer = {
  firstName: 'Lena',
  surname: 'Hartwig',
  email: 'lena.hartwig@mailhaus.example',
  mobile: '0171 3920047',
  dob: '1996-04-18',
  address: 'Elbchaussee 12, 22765 Hamburg',
  gender: 'female',
  category: [1, 3],
  nourishment: 'vegan',
  relationshipStatus: 'married',
  numberOfChildren: 2,
  alcohol: 'sometimes',
  smartphone: 'iphone',
  pets: ['dog', 'cat'],
  athletic: ['yoga', 'running'],
  mobility: ['bicycle', 'drivingLicence'],
  country: 'DE',
  cities: 'Hamburg',
  management: 'Nordlicht Management',
  buyOut: true,
  iban: 'DE89 3704 0044 0532 0130 00',
  accountRecipient: 'Lena Hartwig',
  taxId: '41/123/04567',
  smallBusiness: true,
  consentOn: '2025-02-03',
  consentSource: 'Anmeldeformular',
};

/** Empties everything that the tests of people write. */
export async function resetInfluencers({ db }: TestServer): Promise<void> {
  for (const table of [
    'campaign_entries',
    'campaigns',
    'comments',
    'notifications',
    'history',
    'audit_log',
    'influencers',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
}

/** Status, error and data of an error response. */
export const errorOf = ({ response, error }: ErrorAnswer) => ({
  status: response.status,
  error: error?.error,
  data: error?.data,
});

/** Status and errors of a rejected form. */
export const errorsOf = ({ response, error }: ErrorAnswer) => [response.status, error?.fieldErrors];

/** Adds a person, called Muster unless said otherwise. */
export async function addInfluencer(staff: ApiClient, body: NewInfluencer = {}): Promise<Schemas['InfluencerRecord']> {
  const { data, error } = await staff.POST('/influencer/add', { body: { surname: 'Muster', ...body } });
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data.data;
}

/** A person as it is edited. */
export const readInfluencer = (staff: ApiClient, influencerId: number) =>
  staff.GET('/influencer/{influencerId}/edit', { params: { path: { influencerId } } });

/** The history of a person. */
export const influencerHistory = async (staff: ApiClient, influencerId: number, query = {}) =>
  (await staff.GET('/influencer/{influencerId}/history', { params: { path: { influencerId }, query } })).data?.data;

/** Puts the first channel of a person into a new campaign. */
export async function addToCampaign(
  { db }: TestServer,
  { influencerId, channels: [channel] }: Schemas['InfluencerRecord'],
  values = {},
): Promise<{ id: number; campaign_id: number }> {
  const { id: campaign_id } = await db
    .insertInto('campaigns')
    .values({ name: 'Sommerfrische' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    campaign_id,
    influencer_id: influencerId,
    channel_id: channel?.channelId ?? null,
    channel_handle: channel?.handle ?? '',
    ...values,
  };
  return db.insertInto('campaign_entries').values(entry).returning(['id', 'campaign_id']).executeTakeFirstOrThrow();
}
