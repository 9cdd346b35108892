import { confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC } from './headers.ts';

const pathOf = (token: string) => ({ params: { path: { token } }, headers: PUBLIC });

/** Confirms the newsletter of testers with the token of the mail; used and expired ones are `notFound`. */
export async function confirmNewsletter(client: ApiClient, token: string): Promise<null> {
  return confirmed(client.http.POST('/newsletter/confirm/{token}', pathOf(token)));
}

/** Ends the newsletter of testers with the token that stands in each of them, as often as it is called. */
export async function endNewsletter(client: ApiClient, token: string): Promise<null> {
  return confirmed(client.http.POST('/newsletter/unsubscribe/{token}', pathOf(token)));
}
