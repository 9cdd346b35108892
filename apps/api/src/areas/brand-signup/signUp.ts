import type { FastifyBaseLogger } from 'fastify';
import { hashPassword } from '../../platform/access/passwords.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { rejectMismatch, requireCaptcha, type SignUpData, takeRequest } from '../accounts/door.ts';

/** The key of a country that accounts store; Austria may come by its ISO code too. */
export const countryKey = (country: Schemas['SignUp']['country']): SignUpData['country'] =>
  country === undefined ? null : country === 'AT' ? 'AU' : country;

/** Takes the sign-up of a brand: the answer, and what it costs, are the same whether the address has an account or not. */
export async function takeSignUp(
  services: Services,
  input: Schemas['BrandSignUp'],
  origin: { address: string; log: FastifyBaseLogger },
): Promise<null> {
  rejectMismatch(input);
  await requireCaptcha(services, input.captchaText);
  const data: SignUpData = {
    passwordHash: await hashPassword(input.password),
    companyName: input.companyName,
    contactPerson: input.contactPerson,
    phone: input.phone ?? null,
    website: input.website ?? null,
    country: countryKey(input.country),
    streetAndHouse: input.streetAndHouse ?? null,
    cityAndZip: input.cityAndZip ?? null,
    vatId: input.vatId ?? null,
    industry: input.industry ?? null,
    language: input.language ?? 'DE',
    wantsTips: input.wantsTips === true,
  };
  return takeRequest(services, { kind: 'signUp', audience: 'brand', username: input.email.trim(), data }, origin);
}
