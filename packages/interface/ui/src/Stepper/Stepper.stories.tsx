import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'UI/Stepper',
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
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Unternehmen (erledigt)');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
export const First: Story = { args: { currentId: 'company' } };
export const Complete: Story = { args: { isComplete: true } };
