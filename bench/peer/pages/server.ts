import type { InfluencerChannel } from '../../../packages/client/api-client/exports/influencers.ts';

/** A row of the list. */
export type Channel = InfluencerChannel;

/** One page of the list with the number of all matches. */
export interface Channels {
  readonly content: Channel[];
  readonly totalElements: number;
}

let token = '';

async function post<Data>(path: string, body: object): Promise<Data> {
  const answer = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { message, data } = (await answer.json()) as { message: string; data: Data };
  if (message !== 'SUCCESS') throw new Error(message);
  return data;
}

/** Logs in and keeps the token for the calls that follow. */
export async function logIn(username: string, password: string): Promise<void> {
  token = (await post<{ accessToken: string }>('/authenticate', { username, password })).accessToken;
}

/** Asks for a page of the list. */
export const channels = (search: string, pageNumber: number, pageSize: number): Promise<Channels> =>
  post('/influencer/advancedSearch', {
    pageNumber,
    pageSize,
    sortBy: 'createdAt',
    sort: 'DESC',
    ...(search !== '' && { search }),
  });
