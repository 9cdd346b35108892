import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Stepper } from './Stepper.tsx';

const texts = storyWords({
  stepsOfTheSign: ['Schritte der Anmeldung', 'Steps of the sign-up'],
  company: ['Unternehmen', 'Company'],
  contactPerson: ['Ansprechperson', 'Contact person'],
  accessData: ['Zugangsdaten', 'Access data'],
  confirmation: ['Bestätigung', 'Confirmation'],
  companyDone: ['Unternehmen (erledigt)', 'Company (done)'],
  accessDataOpen: ['Zugangsdaten (offen)', 'Access data (open)'],
  twoEntriesAreMissing: ['2 Angaben fehlen', '2 entries are missing'],
  notSent: ['Nicht gesendet', 'Not sent'],
  company2EntriesAre: ['Unternehmen 2 Angaben fehlen', 'Company 2 entries are missing'],
  confirmationNowNotSent: ['Bestätigung (jetzt) Nicht gesendet', 'Confirmation (now) Not sent'],
  twoOf4: ['2 von 4', '2 of 4'],
  confirmationOpen: ['Bestätigung (offen)', 'Confirmation (open)'],
  detailsOfTheCompany: ['Unternehmens\u00adangaben', 'Details of the company'],
  addressForTheAcknowledgement: [
    'Empfangsbestätigungs\u00adadresse fehlt',
    'Address for the acknowledgement of receipt is missing',
  ],
  done: ['erledigt', 'done'],
  now: ['jetzt', 'now'],
});

const meta = {
  title: 'UI/Navigation/Stepper',
  component: Stepper,
  args: {
    label: texts.stepsOfTheSign,
    steps: [
      { id: 'company', label: texts.company },
      { id: 'contact', label: texts.contactPerson },
      { id: 'access', label: texts.accessData },
      { id: 'confirm', label: texts.confirmation },
    ],
    currentId: 'contact',
    doneLabel: texts.done,
    openLabel: both('offen', 'open'),
    positionLabel: (position, count) => both(`${position} von ${count}`, `${position} of ${count}`),
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(texts.companyDone);
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent(texts.accessDataOpen);
  },
};
export const First: Story = { args: { currentId: 'company' } };
export const Complete: Story = { args: { isComplete: true } };

/** A step that was left with an error says so in words, with a mark and in red; it is not done. */
export const WithErrors: Story = {
  args: {
    steps: [
      { id: 'company', label: texts.company, errorMessage: texts.twoEntriesAreMissing },
      { id: 'contact', label: texts.contactPerson },
      { id: 'access', label: texts.accessData },
      { id: 'confirm', label: texts.confirmation, errorMessage: texts.notSent },
    ],
    currentId: 'confirm',
    currentLabel: texts.now,
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent(texts.company2EntriesAre);
    await expect(steps[3]).toHaveTextContent(texts.confirmationNowNotSent);
  },
};

/** Phones keep the row of dots and say how far it is, and the present step, in a line below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.twoOf4)).toBeVisible();
    // The words of the steps stay in the list for assistive technology.
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(texts.confirmationOpen);
  },
};

export const PhoneWithErrors: Story = { ...WithErrors, globals: { viewport: { value: 'phone' } } };

/** Words break below their dot; the row never grows wider than its place. */
export const LongWords: Story = {
  args: {
    steps: [
      { id: 'company', label: texts.detailsOfTheCompany },
      {
        id: 'notifications',
        label: shared.settings,
        errorMessage: texts.addressForTheAcknowledgement,
      },
      { id: 'access', label: texts.accessData },
    ],
    currentId: 'notifications',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(420);
  },
};
