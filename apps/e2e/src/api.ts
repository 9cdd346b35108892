import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { type Account, askToLogIn } from './accounts.ts';

/** A file that exists only here. */
export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Asks the server itself, apart from any page, what is stored. */
export interface Api {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: unknown): Promise<Data>;
  /** Adds a file to a record. */
  upload(
    record: { readonly subject: string; readonly subjectId: number; readonly kind: string },
    file: FilePayload,
  ): Promise<components['schemas']['StoredFile']>;
  /** The status that reading something is answered with, for what is rejected. */
  statusOf(path: string): Promise<number>;
}

/** Logs in to the API of the server that a page is on. */
export async function apiOf(page: Page, account: Account): Promise<Api> {
  const { origin } = new URL(page.url());
  const asked: APIRequestContext = page.request;
  const answer = async <Data>(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Data> => {
    expect(response.ok(), await response.text()).toBe(true);
    return ((await response.json()) as { data: Data }).data;
  };
  const { accessToken } = await answer<components['schemas']['LoginResult']>(await askToLogIn(asked, account, origin));
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    get: async (path) => answer(await asked.get(`${origin}/api${path}`, { headers })),
    post: async (path, body) => answer(await asked.post(`${origin}/api${path}`, { headers, data: body })),
    upload: async ({ subjectId, ...record }, file) =>
      answer(
        await asked.post(`${origin}/api/files/upload`, {
          headers,
          multipart: { ...record, subjectId: String(subjectId), file },
        }),
      ),
    statusOf: async (path) => (await asked.get(`${origin}/api${path}`, { headers })).status(),
  };
}
