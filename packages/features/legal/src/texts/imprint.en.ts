import { AGENCY } from '@resonanz/domain/agency';
import type { LegalText } from '../LegalText.ts';
import { address, emailHref, phoneHref } from './contact.ts';

export const imprintEn: LegalText = {
  title: 'Imprint',
  intro: 'Information under § 5 of the German Digital Services Act (DDG).',
  sections: [
    {
      id: 'provider',
      title: 'Provider',
      blocks: [
        {
          facts: [
            { label: 'Company', text: AGENCY.company },
            { label: 'Address', text: `${AGENCY.street}, ${AGENCY.zipAndCity}` },
            { label: 'Represented by the managing directors', text: AGENCY.managingDirectors.join(', ') },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          facts: [
            { label: 'Phone', text: AGENCY.phone, href: phoneHref },
            { label: 'E-mail', text: AGENCY.email, href: emailHref },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Register and VAT',
      blocks: [
        {
          facts: [
            { label: 'Register court', text: AGENCY.registerCourt },
            { label: 'Register number', text: AGENCY.registerNumber },
            { label: 'VAT identification number under § 27a UStG', text: AGENCY.vatId },
          ],
        },
      ],
    },
    {
      id: 'editor',
      title: 'Responsible for the content',
      blocks: [
        `Responsible under § 18 (2) of the German Interstate Media Treaty (MStV): ${AGENCY.editor}, ${address}.`,
      ],
    },
    {
      id: 'disputes',
      title: 'Settlement of disputes',
      blocks: [
        'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board (§ 36 VSBG).',
      ],
    },
    {
      id: 'notices',
      title: 'Notices of illegal content',
      blocks: [
        'The point of contact for users and authorities under Art. 11 and 12 of Regulation (EU) 2022/2065 ' +
          `is ${AGENCY.email}. ` +
          'You can write to us in German and in English. Please name the address of the content and the reason for your notice.',
      ],
    },
  ],
};
