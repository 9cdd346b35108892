import type { components } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC } from './headers.ts';

/** A brand's sign-up as it is sent. */
export type BrandSignUp = components['schemas']['BrandSignUp'];
/** The sign-up of a person who was invited. */
export type BrandSignUpByToken = components['schemas']['BrandSignUpByToken'];
/** What an invitation fills in and locks. */
export type BrandInvitationOwner = components['schemas']['BrandInvitationOwner'];

/** Signs a brand up; succeeds for addresses that have an account too. A mail confirms the address, then staff approves. */
export async function signUpBrand(client: ApiClient, signUp: BrandSignUp): Promise<void> {
  await confirmed(client.http.POST('/brandSignup', { body: signUp, headers: PUBLIC }));
}

/** What an invitation says; an unknown, used or expired one rejects with kind `notFound`. The token stays usable. */
export function findBrandInvitation(
  client: ApiClient,
  signUpToken: string,
  signal?: AbortSignal,
): Promise<BrandInvitationOwner> {
  return answerOf(
    client.http.GET('/brandSignup/token/{signUpToken}', {
      params: { path: { signUpToken } },
      headers: PUBLIC,
      signal: signal ?? null,
    }),
  );
}

/** Signs up an invited user; the account can log in at once. Answers with the address to log in with. */
export function signUpByToken(
  client: ApiClient,
  signUpToken: string,
  signUp: BrandSignUpByToken,
): Promise<{ readonly username: string }> {
  return answerOf(
    client.http.POST('/brandSignup/{signUpToken}', {
      params: { path: { signUpToken } },
      body: signUp,
      headers: PUBLIC,
    }),
  );
}
