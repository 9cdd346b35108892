import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Content/Accordion',
  component: Accordion,
  args: {
    defaultExpandedIds: ['choice'],
    onExpandedChange: fn(),
    children: (
      <>
        <Disclosure id="choice" title="Wie werden Creator ausgewählt?">
          <Text>Nach Reichweite, Zielgruppe und Passung zur Marke.</Text>
        </Disclosure>
        <Disclosure id="invoice" title="Wann wird abgerechnet?">
          <Text>Nach der Veröffentlichung.</Text>
        </Disclosure>
        <Disclosure id="archive" title="Was geschieht nach dem Ende der Kampagne?" isDisabled>
          <Text>Sie wird archiviert.</Text>
        </Disclosure>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One opens, the other closes. */
export const OneOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wann wird abgerechnet?' }));
    await expect(canvas.getByText('Nach der Veröffentlichung.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wie werden Creator ausgewählt?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['invoice']);
  },
};

export const SeveralOpen: Story = {
  args: { allowsMultipleExpanded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wann wird abgerechnet?' }));
    await expect(canvas.getByText('Nach Reichweite, Zielgruppe und Passung zur Marke.')).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['choice', 'invoice']);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Tab goes from title to title, past what is disabled; Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wie werden Creator ausgewählt?' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Nach Reichweite, Zielgruppe und Passung zur Marke.')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Nach der Veröffentlichung.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Was geschieht nach dem Ende der Kampagne?' })).not.toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    defaultExpandedIds: ['settings'],
    children: (
      <>
        <Disclosure id="settings" title="Benachrichtigungs&shy;einstellungen">
          <Text>Gelten für alle Zusammenarbeits&shy;anfragen.</Text>
        </Disclosure>
        <Disclosure id="period" title="Veröffentlichungszeitraumverlängerungsantrag">
          <Text>Bis zum 30.11.2026</Text>
        </Disclosure>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};
