/**
 * The company that runs the platform, as imprint, privacy policy, terms and the foot of mails name it.
 *
 * @source docs/domain/areas.md#legal-links; docs/domain/legal.md#imprint
 */
export interface Agency {
  /** Name with legal form. */
  readonly company: string;
  readonly street: string;
  readonly zipAndCity: string;
  /** Who may sign for the company. */
  readonly managingDirectors: readonly string[];
  readonly registerCourt: string;
  readonly registerNumber: string;
  readonly vatId: string;
  /** Number in international form. */
  readonly phone: string;
  readonly email: string;
  /** Address for questions about personal data. */
  readonly privacyEmail: string;
  /** Responsible for journalistic content (§ 18 (2) MStV); lives at the company's address. */
  readonly editor: string;
}

/**
 * The agency. All data is invented; who runs the platform for others puts their own here, the one place it is taken
 * from.
 *
 * @source docs/domain/areas.md#legal-links; docs/domain/legal.md#imprint
 */
export const AGENCY: Agency = {
  company: 'Resonanz GmbH',
  street: 'Am Klangufer 12',
  zipAndCity: '50667 Köln',
  managingDirectors: ['Katharina Bergmann', 'Jonas Küppers'],
  registerCourt: 'Amtsgericht Köln',
  registerNumber: 'HRB 998877',
  vatId: 'DE311204850',
  phone: '+49 221 4710 123',
  email: 'post@resonanz.example',
  privacyEmail: 'datenschutz@resonanz.example',
  editor: 'Katharina Bergmann',
};

/**
 * The agency in the lines that end each mail.
 *
 * @source docs/domain/areas.md#legal-links
 */
export function agencyLines({
  company,
  street,
  zipAndCity,
  managingDirectors,
  registerCourt,
  registerNumber,
  vatId,
}: Agency = AGENCY): readonly string[] {
  return [
    company,
    `${street}, ${zipAndCity}`,
    `${registerCourt}, ${registerNumber}, ${vatId}`,
    managingDirectors.join(', '),
  ];
}
