import { AGENCY } from '@resonanz/domain/agency';
import type { LegalText } from '../LegalText.ts';
import { address, emailHref, phoneHref } from './contact.ts';

export const imprintDe: LegalText = {
  title: 'Impressum',
  intro: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
  sections: [
    {
      id: 'provider',
      title: 'Anbieter',
      blocks: [
        {
          facts: [
            { label: 'Unternehmen', text: AGENCY.company },
            { label: 'Anschrift', text: `${AGENCY.street}, ${AGENCY.zipAndCity}` },
            { label: 'Vertreten durch die Geschäftsführung', text: AGENCY.managingDirectors.join(', ') },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        {
          facts: [
            { label: 'Telefon', text: AGENCY.phone, href: phoneHref },
            { label: 'E-Mail', text: AGENCY.email, href: emailHref },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Register und Umsatzsteuer',
      blocks: [
        {
          facts: [
            { label: 'Registergericht', text: AGENCY.registerCourt },
            { label: 'Registernummer', text: AGENCY.registerNumber },
            { label: 'Umsatzsteuer-Identifikationsnummer nach § 27a UStG', text: AGENCY.vatId },
          ],
        },
      ],
    },
    {
      id: 'editor',
      title: 'Verantwortlich für den Inhalt',
      blocks: [`Verantwortlich nach § 18 Abs. 2 des Medienstaatsvertrags (MStV): ${AGENCY.editor}, ${address}.`],
    },
    {
      id: 'disputes',
      title: 'Streitbeilegung',
      blocks: [
        'Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
      ],
    },
    {
      id: 'notices',
      title: 'Hinweise auf rechtswidrige Inhalte',
      blocks: [
        'Kontaktstelle für Nutzerinnen, Nutzer und Behörden nach Art. 11 und 12 der Verordnung (EU) 2022/2065 ' +
          `ist ${AGENCY.email}. ` +
          'Sie erreichen uns auf Deutsch und auf Englisch. Nennen Sie bitte die Adresse des Inhalts und den Grund Ihres Hinweises.',
      ],
    },
  ],
};
