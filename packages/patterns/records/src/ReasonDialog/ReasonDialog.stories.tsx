import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Text } from '@resonanz/ui/Text';
import { ReasonDialog } from './ReasonDialog.tsx';

const meta = {
  title: 'Patterns/Forms/ReasonDialog',
  component: ReasonDialog,
  args: {
    title: '„Frühjahrskollektion“ ablehnen',
    confirmLabel: 'Ablehnen',
    tone: 'danger',
    description: 'Die Marke liest diesen Text.',
    isPending: false,
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** What follows stands above the field, which asks its own question. */
export const Question: Story = {
  args: { label: 'Was soll der Creator ändern?', children: <Text as="p">Danach bleiben noch zwei Korrekturen.</Text> },
};

/** By keyboard alone; a reason of spaces is none. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /Begründung/ });
    await waitFor(() => expect(field).toHaveFocus());
    const send = screen.getByRole('button', { name: 'Ablehnen' });
    await userEvent.keyboard('   ');
    await expect(send).toBeDisabled();
    await userEvent.keyboard('Der Zeitraum ist zu kurz. ');
    await expect(send).toBeEnabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Der Zeitraum ist zu kurz.');
  },
};

/** It stays open with the words when it is rejected. */
export const Rejected: Story = {
  args: { failure: 'Die Anfrage wurde inzwischen genehmigt.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Die Anfrage wurde inzwischen genehmigt.');
  },
};

export const Pending: Story = { args: { isPending: true } };

export const English: Story = {
  globals: { language: 'en' },
  args: { title: 'Decline “Spring collection”', confirmLabel: 'Decline', description: 'The brand reads this text.' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
