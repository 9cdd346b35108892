import type { components } from '@resonanz/contract/named';
import { confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC } from './headers.ts';

/** A tester's registration as it is sent. */
export type TesterRegistration = components['schemas']['TesterRegistration'];

/** Registers a tester; succeeds for addresses that have an account too. A mail confirms the address. */
export async function registerTester(client: ApiClient, registration: TesterRegistration): Promise<void> {
  await confirmed(client.http.POST('/testerworldAuth/register', { body: registration, headers: PUBLIC }));
}
