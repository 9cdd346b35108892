import type { Schemas } from '../../src/platform/http/Schemas.ts';
import type { TestServer } from './startTestServer.ts';

/** What a call with a brand user's form answered. */
export interface BrandUserAnswer {
  status: number;
  data: Schemas['BrandUser'];
  error: string | null;
  fieldErrors: Schemas['FieldError'][];
}

/** Sends the form of a brand user, with a picture beside it, with the token of a user. */
export async function sendBrandUser(
  server: TestServer,
  token: string,
  call: 'addBrandUser' | 'updateBrandUser',
  user: object,
  picture?: Uint8Array,
): Promise<BrandUserAnswer> {
  const form = new FormData();
  form.set('user', JSON.stringify(user));
  if (picture !== undefined) form.set('profilePicture', new Blob([picture as never]), 'logo.png');
  const response = await fetch(`${server.url}/api/${call}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await response.json()) as Omit<BrandUserAnswer, 'status'>;
  return { ...body, fieldErrors: body.fieldErrors ?? [], status: response.status };
}
