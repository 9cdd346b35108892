/** A text that the product comes with: sections below each other, numbered. */
interface StartText {
  type: 1 | 2 | 3 | 4 | 5;
  language: 'DE' | 'EN';
  name: string;
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

const de = {
  period: 'Die Zusammenarbeit beginnt am {{startDate}} und endet am {{endDate}}.',
  fee: [
    'Vergütung',
    'Der Partner erhält für alle Leistungen und die Einräumung der Rechte eine Vergütung von {{budget}} netto, zuzüglich der gesetzlichen Umsatzsteuer, soweit sie anfällt.',
    'Die Vergütung ist {{paymentDays}} Tage nach der Leistung und dem Zugang einer ordnungsgemäßen Rechnung fällig. Weitere Kosten werden nur erstattet, wenn das vorher in Textform vereinbart wurde.',
  ],
  approval: [
    'Abstimmung und Korrekturen',
    'Der Partner legt seine Inhalte rechtzeitig vor und wartet die Freigabe der Agentur ab. Enthalten sind bis zu {{correctionRounds}} Korrekturrunden; weitere werden gesondert vereinbart.',
  ],
  labelling: ['Kennzeichnung', '{{labelling}}'],
  rights: [
    'Nutzungsrechte',
    'Der Partner sichert zu, dass er über alle nötigen Rechte verfügt und keine Rechte Dritter verletzt werden, insbesondere nicht an Musik, Bildern und Marken.',
    'Nutzung durch Agentur und Kunde (Buyout): {{buyOut}}.',
  ],
  exclusivity: ['Exklusivität', 'Exklusivität: {{exclusivity}}.'],
  ending: [
    'Kündigung und Vertragsstrafe',
    'Kündigung: {{cancellation}}. Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.',
    '{{penalty}}',
  ],
  confidence: [
    'Vertraulichkeit und Datenschutz',
    'Beide Seiten behandeln den Inhalt dieses Vertrags und alle nicht öffentlichen Informationen vertraulich, auch nach seinem Ende. Personenbezogene Daten werden nur zur Durchführung des Vertrags verarbeitet.',
  ],
  final: [
    'Schlussbestimmungen',
    'Änderungen bedürfen der Textform. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. Es gilt deutsches Recht.',
  ],
} as const;

const en = {
  period: 'The cooperation begins on {{startDate}} and ends on {{endDate}}.',
  fee: [
    'Fee',
    'For all services and the grant of rights the partner receives a fee of {{budget}} net, plus statutory VAT where it applies.',
    'The fee is due {{paymentDays}} days after the service and the receipt of a proper invoice. Further costs are reimbursed only if this was agreed on in text form beforehand.',
  ],
  approval: [
    'Coordination and corrections',
    'The partner submits the content in good time and waits for the approval of the agency. Up to {{correctionRounds}} rounds of corrections are included; further ones are agreed on separately.',
  ],
  labelling: ['Labelling', '{{labelling}}'],
  rights: [
    'Rights of use',
    'The partner warrants to hold all necessary rights and that no rights of third parties are infringed, in particular to music, pictures and trademarks.',
    'Use by agency and customer (buy-out): {{buyOut}}.',
  ],
  exclusivity: ['Exclusivity', 'Exclusivity: {{exclusivity}}.'],
  ending: [
    'Termination and penalty',
    'Termination: {{cancellation}}. The right to terminate for good cause remains unaffected.',
    '{{penalty}}',
  ],
  confidence: [
    'Confidentiality and data protection',
    'Both sides treat the content of this contract and all information that is not public as confidential, also after its end. Personal data is processed only to carry out the contract.',
  ],
  final: [
    'Final provisions',
    'Changes require text form. If a provision is invalid, the others remain in force. German law applies.',
  ],
} as const;

const texts: readonly StartText[] = [
  {
    type: 1,
    language: 'DE',
    name: 'Influencer-Vertrag',
    sections: [
      [
        'Gegenstand',
        '{{companyName}} (Agentur) beauftragt {{partnerName}} (Partner) für die Kampagne „{{campaign}}“ des Kunden {{customer}} mit diesen Leistungen: {{services}}.',
        de.period,
      ],
      de.fee,
      de.approval,
      de.labelling,
      [
        'Veröffentlichung',
        'Veröffentlichte Beiträge bleiben mindestens bis zum Ende der Zusammenarbeit online. Der Partner stellt der Agentur die Kennzahlen der Beiträge auf Anfrage zur Verfügung.',
      ],
      de.rights,
      de.exclusivity,
      de.ending,
      de.confidence,
      de.final,
    ],
  },
  {
    type: 1,
    language: 'EN',
    name: 'Influencer contract',
    sections: [
      [
        'Subject',
        '{{companyName}} (agency) commissions {{partnerName}} (partner) for the campaign “{{campaign}}” of the customer {{customer}} with these services: {{services}}.',
        en.period,
      ],
      en.fee,
      en.approval,
      en.labelling,
      [
        'Publication',
        'Published posts stay online at least until the end of the cooperation. On request the partner provides the agency with the figures of the posts.',
      ],
      en.rights,
      en.exclusivity,
      en.ending,
      en.confidence,
      en.final,
    ],
  },
  {
    type: 2,
    language: 'DE',
    name: 'Kundenvertrag',
    sections: [
      [
        'Gegenstand',
        '{{partnerName}} (Kunde) beauftragt {{companyName}} (Agentur) mit der Planung und Durchführung der Kampagne „{{campaign}}“. Leistungen: {{services}}.',
        de.period,
      ],
      [
        'Vergütung',
        'Die Agentur erhält {{budget}} netto zuzüglich der gesetzlichen Umsatzsteuer. Rechnungen sind {{paymentDays}} Tage nach ihrem Zugang fällig.',
      ],
      [
        'Mitwirkung',
        'Der Kunde stellt Produkte, Informationen und Freigaben rechtzeitig bereit. Enthalten sind bis zu {{correctionRounds}} Korrekturrunden je Inhalt.',
      ],
      ['Nutzungsrechte', 'Umfang der Nutzung der Inhalte durch den Kunden (Buyout): {{buyOut}}.'],
      de.exclusivity,
      de.ending,
      de.confidence,
      de.final,
    ],
  },
  {
    type: 2,
    language: 'EN',
    name: 'Customer contract',
    sections: [
      [
        'Subject',
        '{{partnerName}} (customer) commissions {{companyName}} (agency) to plan and carry out the campaign “{{campaign}}”. Services: {{services}}.',
        en.period,
      ],
      [
        'Fee',
        'The agency receives {{budget}} net plus statutory VAT. Invoices are due {{paymentDays}} days after their receipt.',
      ],
      [
        'Cooperation',
        'The customer provides products, information and approvals in good time. Up to {{correctionRounds}} rounds of corrections of each content are included.',
      ],
      ['Rights of use', 'Use of the content by the customer (buy-out): {{buyOut}}.'],
      en.exclusivity,
      en.ending,
      en.confidence,
      en.final,
    ],
  },
  {
    type: 3,
    language: 'DE',
    name: 'Model-Vertrag',
    sections: [
      [
        'Gegenstand',
        '{{companyName}} (Agentur) bucht {{partnerName}} (Model) für „{{campaign}}“ ({{customer}}). Leistungen: {{services}}.',
        de.period,
      ],
      de.fee,
      [
        'Recht am eigenen Bild',
        'Das Model willigt in die Herstellung und die vereinbarte Nutzung der Aufnahmen ein (§ 22 KUG). Nutzung (Buyout): {{buyOut}}.',
      ],
      de.exclusivity,
      de.ending,
      de.confidence,
      de.final,
    ],
  },
  {
    type: 3,
    language: 'EN',
    name: 'Model contract',
    sections: [
      [
        'Subject',
        '{{companyName}} (agency) books {{partnerName}} (model) for “{{campaign}}” ({{customer}}). Services: {{services}}.',
        en.period,
      ],
      en.fee,
      [
        'Right to one’s own image',
        'The model consents to the recordings and to their agreed use (§ 22 KUG). Use (buy-out): {{buyOut}}.',
      ],
      en.exclusivity,
      en.ending,
      en.confidence,
      en.final,
    ],
  },
  {
    type: 4,
    language: 'DE',
    name: 'UGC-Vertrag',
    sections: [
      [
        'Gegenstand',
        '{{companyName}} (Agentur) beauftragt {{partnerName}} (Creator) mit der Herstellung von Videos für „{{campaign}}“ ({{customer}}): {{services}}. Eine Veröffentlichung auf eigenen Kanälen ist nicht geschuldet.',
        de.period,
      ],
      de.fee,
      de.approval,
      de.rights,
      de.exclusivity,
      de.ending,
      de.confidence,
      de.final,
    ],
  },
  {
    type: 4,
    language: 'EN',
    name: 'UGC contract',
    sections: [
      [
        'Subject',
        '{{companyName}} (agency) commissions {{partnerName}} (creator) to produce videos for “{{campaign}}” ({{customer}}): {{services}}. Publication on the creator’s own channels is not owed.',
        en.period,
      ],
      en.fee,
      en.approval,
      en.rights,
      en.exclusivity,
      en.ending,
      en.confidence,
      en.final,
    ],
  },
  {
    type: 5,
    language: 'DE',
    name: 'Buyout-Nachtrag',
    sections: [
      [
        'Gegenstand',
        'Dieser Nachtrag erweitert die Rechte aus dem Vertrag zwischen {{companyName}} (Agentur) und {{partnerName}} (Partner) zur Kampagne „{{campaign}}“ ({{customer}}) vom {{startDate}} bis zum {{endDate}}.',
      ],
      ['Erweiterte Nutzung', 'Nutzung durch Agentur und Kunde (Buyout): {{buyOut}}.'],
      [
        'Vergütung',
        'Der Partner erhält dafür {{budget}} netto, zuzüglich der gesetzlichen Umsatzsteuer, soweit sie anfällt, fällig {{paymentDays}} Tage nach dem Zugang der Rechnung. Im Übrigen gilt der Vertrag unverändert.',
      ],
      de.final,
    ],
  },
  {
    type: 5,
    language: 'EN',
    name: 'Buy-out addendum',
    sections: [
      [
        'Subject',
        'This addendum extends the rights under the contract between {{companyName}} (agency) and {{partnerName}} (partner) for the campaign “{{campaign}}” ({{customer}}) from {{startDate}} to {{endDate}}.',
      ],
      ['Extended use', 'Use by agency and customer (buy-out): {{buyOut}}.'],
      [
        'Fee',
        'For this the partner receives {{budget}} net, plus statutory VAT where it applies, due {{paymentDays}} days after the receipt of the invoice. In all other respects the contract remains unchanged.',
      ],
      en.final,
    ],
  },
];

const asHtml = (sections: StartText['sections']): string =>
  sections
    .map(
      ([heading, ...paragraphs], index) =>
        `<h2>§ ${index + 1} ${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
    )
    .join('');

/** The texts for contracts that the product comes with, one for each type and language. */
export const contractTexts = texts.map(({ sections, ...text }) => ({ ...text, html: asHtml(sections) }));
