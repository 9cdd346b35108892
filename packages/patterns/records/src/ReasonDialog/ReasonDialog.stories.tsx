import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Text } from '@resonanz/ui/Text';
import { ReasonDialog } from './ReasonDialog.tsx';

const texts = storyWords({
  declineFruHjahrskollektion: ['„Frühjahrskollektion“ ablehnen', 'Decline “Frühjahrskollektion”'],
  decline: ['Ablehnen', 'Decline'],
  theBrandReadsThis: ['Die Marke liest diesen Text.', 'The brand reads this text.'],
  whatShouldTheCreator: ['Was soll der Creator ändern?', 'What should the creator change?'],
  twoCorrectionsWillBe: ['Danach bleiben noch zwei Korrekturen.', 'Two corrections will be left after this one.'],
  thePeriodIsToo: ['Der Zeitraum ist zu kurz. ', 'The period is too short. '],
  thePeriodIsToo2: ['Der Zeitraum ist zu kurz.', 'The period is too short.'],
  theRequestHasBeen: ['Die Anfrage wurde inzwischen genehmigt.', 'The request has been approved in the meantime.'],
});

const meta = {
  title: 'Patterns/Forms/ReasonDialog',
  component: ReasonDialog,
  args: {
    title: texts.declineFruHjahrskollektion,
    confirmLabel: texts.decline,
    tone: 'danger',
    description: texts.theBrandReadsThis,
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
  args: { label: texts.whatShouldTheCreator, children: <Text as="p">{texts.twoCorrectionsWillBe}</Text> },
};

/** By keyboard alone; a reason of spaces is none. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /Begründung/ });
    await waitFor(() => expect(field).toHaveFocus());
    const send = screen.getByRole('button', { name: texts.decline });
    await userEvent.keyboard('   ');
    await expect(send).toBeDisabled();
    await userEvent.keyboard(texts.thePeriodIsToo);
    await expect(send).toBeEnabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(texts.thePeriodIsToo2);
  },
};

/** It stays open with the words when it is rejected. */
export const Rejected: Story = {
  args: { failure: texts.theRequestHasBeen },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(texts.theRequestHasBeen);
  },
};

export const Pending: Story = { args: { isPending: true } };

export const English: Story = {
  globals: { language: 'en' },
  args: { title: 'Decline “Spring collection”', confirmLabel: 'Decline', description: 'The brand reads this text.' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
