import type { FastifyBaseLogger } from 'fastify';
import { ageOn, OF_AGE } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { PRIVACY_VERSION, termsVersionOn, TESTER_TERMS_VERSIONS } from '@resonanz/domain/terms';
import { hashPassword } from '../../platform/access/passwords.ts';
import { invalidFields } from '../../platform/http/ApiError.ts';
import { shortened } from '../../platform/http/networkOf.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { rejectMismatch, requireCaptcha, takeRequest, type TesterSignUpData } from '../accounts/door.ts';
import { isStateOf } from './testerProfile.ts';

/** Rejects who is too young, a state of another country, and conditions or a privacy policy that do not count today. */
function check(
  { dob, country, federalState, termsVersion, privacyVersion }: Schemas['TesterRegistration'],
  today: string,
): void {
  const errors: { field: string; key: string }[] = [];
  const age = ageOn(dob, today);
  if (age === null || dob > today) errors.push({ field: 'dob', key: 'outOfRange' });
  else if (age < OF_AGE) errors.push({ field: 'dob', key: 'underAge' });
  if (!isStateOf(federalState ?? null, country)) errors.push({ field: 'federalState', key: 'invalidValue' });
  if (termsVersion !== termsVersionOn(today, TESTER_TERMS_VERSIONS))
    errors.push({ field: 'termsVersion', key: 'invalidValue' });
  if (privacyVersion !== PRIVACY_VERSION) errors.push({ field: 'privacyVersion', key: 'invalidValue' });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Takes the registration of a tester: the answer, and what it costs, are the same whether the address has an account. */
export async function takeRegistration(
  services: Services,
  input: Schemas['TesterRegistration'],
  origin: { address: string; log: FastifyBaseLogger },
): Promise<null> {
  rejectMismatch(input);
  check(input, berlinDay(services.clock.now()));
  await requireCaptcha(services, input.captchaText);
  const data: TesterSignUpData = {
    passwordHash: await hashPassword(input.password),
    firstName: input.firstName,
    lastName: input.lastName,
    dob: input.dob,
    gender: input.gender,
    country: input.country,
    federalState: input.federalState ?? null,
    language: input.language ?? 'DE',
    wantsNewsletter: input.newsletter === true,
    allowsMeasuring: input.measuring === true,
    friend: input.friend ?? null,
    termsVersion: input.termsVersion,
    privacyVersion: input.privacyVersion,
    address: shortened(origin.address),
  };
  return takeRequest(services, { kind: 'signUp', audience: 'tester', username: input.email.trim(), data }, origin);
}
