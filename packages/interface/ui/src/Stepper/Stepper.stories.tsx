import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'UI/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Schritte der Anmeldung',
    steps: [
      { id: 'company', label: 'Unternehmen' },
      { id: 'contact', label: 'Ansprechperson' },
      { id: 'access', label: 'Zugangsdaten' },
      { id: 'confirm', label: 'Bestätigung' },
    ],
    currentId: 'contact',
    doneLabel: 'erledigt',
    openLabel: 'offen',
    positionLabel: (position, count) => `${position} von ${count}`,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Unternehmen (erledigt)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('Zugangsdaten (offen)');
  },
};
export const First: Story = { args: { currentId: 'company' } };
export const Complete: Story = { args: { isComplete: true } };

/** A step that was left with an error says so in words, with a mark and in red; it is not done. */
export const WithErrors: Story = {
  args: {
    steps: [
      { id: 'company', label: 'Unternehmen', errorMessage: '2 Angaben fehlen' },
      { id: 'contact', label: 'Ansprechperson' },
      { id: 'access', label: 'Zugangsdaten' },
      { id: 'confirm', label: 'Bestätigung', errorMessage: 'Nicht gesendet' },
    ],
    currentId: 'confirm',
    currentLabel: 'jetzt',
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Unternehmen 2 Angaben fehlen');
    await expect(steps[3]).toHaveTextContent('Bestätigung (jetzt) Nicht gesendet');
  },
};

/** Phones keep the row of dots and say how far it is, and the present step, in a line below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 von 4')).toBeVisible();
    // The words of the steps stay in the list for assistive technology.
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Bestätigung (offen)');
  },
};

export const PhoneWithErrors: Story = { ...WithErrors, globals: { viewport: { value: 'phone' } } };

/** Words break below their dot; the row never grows wider than its place. */
export const LongWords: Story = {
  args: {
    steps: [
      { id: 'company', label: 'Unternehmens\u00adangaben' },
      {
        id: 'notifications',
        label: 'Benachrichtigungs\u00adeinstellungen',
        errorMessage: 'Empfangsbestätigungs\u00adadresse fehlt',
      },
      { id: 'access', label: 'Zugangsdaten' },
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
