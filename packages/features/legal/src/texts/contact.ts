import { AGENCY } from '@resonanz/domain/agency';

const { company, street, zipAndCity, phone, email, privacyEmail } = AGENCY;

/** Name and address of the agency in one line. */
export const address = `${company}, ${street}, ${zipAndCity}`;

export const phoneHref = `tel:${phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${email}`;
export const privacyEmailHref = `mailto:${privacyEmail}`;
