import type { components } from '@resonanz/contract/named';
import type { Area } from '@resonanz/domain/roles';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC } from './headers.ts';

/** Whose password a reset link sets, and until when. */
export type ResetTokenOwner = components['schemas']['ResetTokenOwner'];
/** A proof of work to be solved before some public calls. */
export type CaptchaChallenge = components['schemas']['CaptchaChallenge'];
/** A new password and its repetition. */
export type PasswordPair = components['schemas']['PasswordPair'];

/** A challenge whose answer is sent as `captchaText`; answered by the solver of ALTCHA. */
export function fetchCaptcha(client: ApiClient, signal?: AbortSignal): Promise<CaptchaChallenge> {
  return answerOf(client.http.GET('/captcha', { headers: PUBLIC, signal: signal ?? null }));
}

/** What each area wants to know of a user who has forgotten the password; only brands solve a captcha. */
export type ForgottenPassword =
  | { readonly area: 'staff'; readonly email: string }
  | { readonly area: 'testerworld'; readonly email: string }
  | { readonly area: 'brand'; readonly email: string; readonly captchaText: string };

/** Asks for a mail with a reset link; succeeds for unknown addresses too. */
export async function requestPasswordReset(client: ApiClient, forgotten: ForgottenPassword): Promise<void> {
  const { email } = forgotten;
  if (forgotten.area === 'staff')
    await confirmed(client.http.POST('/userdetail/forgotPassword', { body: { email }, headers: PUBLIC }));
  else if (forgotten.area === 'testerworld')
    await confirmed(client.http.POST('/testerworldAuth/forgotPassword', { body: { email }, headers: PUBLIC }));
  else {
    const body = { username: email, captchaText: forgotten.captchaText };
    const headers = { ...PUBLIC, 'Content-Type': 'application/x-www-form-urlencoded' };
    await confirmed(client.http.POST('/brandForgotPassword', { body, headers }));
  }
}

const AUDIENCE = { staff: 'staff', brand: 'brand', testerworld: 'tester' } as const satisfies Record<Area, string>;

/**
 * Whose password the token of a mail sets; an unknown, used or expired one rejects with kind `notFound`. The token
 * stays usable.
 */
export function findResetTokenOwner(
  client: ApiClient,
  area: Area,
  token: string,
  signal?: AbortSignal,
): Promise<ResetTokenOwner> {
  const body = { token, area: AUDIENCE[area] };
  return answerOf(
    client.http.POST('/userdetail/findUserByResetToken', { body, headers: PUBLIC, signal: signal ?? null }),
  );
}

/** Sets a new password with the token of a mail, which ends every log-in of the account. */
export async function resetPassword(
  client: ApiClient,
  area: Area,
  token: string,
  passwords: PasswordPair,
): Promise<void> {
  const params = { path: { token } };
  if (area === 'staff')
    await confirmed(client.http.POST('/userdetail/resetPassword', { body: { token, ...passwords }, headers: PUBLIC }));
  else if (area === 'brand')
    await confirmed(client.http.POST('/brandForgotPassword/{token}', { params, body: passwords, headers: PUBLIC }));
  else
    await confirmed(
      client.http.POST('/testerworldAuth/resetPassword/{token}', { params, body: passwords, headers: PUBLIC }),
    );
}

/** Areas whose accounts have to confirm an e-mail address. */
export type VerifiedArea = Exclude<Area, 'staff'>;

/** Confirms an e-mail address with the token of a mail; says whether the account may log in now, or waits for approval. */
export async function verifyEmail(
  client: ApiClient,
  area: VerifiedArea,
  token: string,
): Promise<{ readonly isApproved: boolean }> {
  const call = { params: { path: { token } }, headers: PUBLIC };
  if (area === 'brand') return answerOf(client.http.POST('/brandVerifyEmail/{token}', call));
  await confirmed(client.http.POST('/testerworldAuth/verify/{token}', call));
  return { isApproved: true };
}

/** Asks for the mail with the confirmation link again; succeeds for unknown addresses too. */
export async function resendVerification(client: ApiClient, area: VerifiedArea, email: string): Promise<void> {
  if (area === 'brand')
    await confirmed(client.http.POST('/brandVerifyEmail', { body: { username: email }, headers: PUBLIC }));
  else await confirmed(client.http.POST('/testerworldAuth/verify', { body: { email }, headers: PUBLIC }));
}

/** Asks the agency to reactivate a brand account; succeeds for unknown addresses too. */
export async function requestReactivation(client: ApiClient, username: string): Promise<void> {
  await confirmed(client.http.POST('/brandAccountReactivation', { body: { username }, headers: PUBLIC }));
}
