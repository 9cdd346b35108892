import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const words = storyWords({
  howAreCreatorsChosen: ['Wie werden Creator ausgewählt?', 'How are creators chosen?'],
  byReachAudienceAnd: [
    'Nach Reichweite, Zielgruppe und Passung zur Marke.',
    'By reach, audience and fit with the brand.',
  ],
  whenIsTheInvoice: ['Wann wird abgerechnet?', 'When is the invoice sent?'],
  afterPublication: ['Nach der Veröffentlichung.', 'After publication.'],
  whatHappensAfterThe: ['Was geschieht nach dem Ende der Kampagne?', 'What happens after the end of the campaign?'],
  itIsArchived: ['Sie wird archiviert.', 'It is archived.'],
  applyToAllCooperation: ['Gelten für alle Zusammenarbeits\u00adanfragen.', 'Apply to all cooperation requests.'],
  requestForExtensionOf: [
    'Veröffentlichungszeitraumverlängerungsantrag',
    'Request for extension of the period of publication',
  ],
  until30Nov2026: ['Bis zum 30.11.2026', 'Until 30 Nov 2026'],
});

const meta = {
  title: 'UI/Content/Accordion',
  component: Accordion,
  args: {
    defaultExpandedIds: ['choice'],
    onExpandedChange: fn(),
    children: (
      <>
        <Disclosure id="choice" title={words.howAreCreatorsChosen}>
          <Text>{words.byReachAudienceAnd}</Text>
        </Disclosure>
        <Disclosure id="invoice" title={words.whenIsTheInvoice}>
          <Text>{words.afterPublication}</Text>
        </Disclosure>
        <Disclosure id="archive" title={words.whatHappensAfterThe} isDisabled>
          <Text>{words.itIsArchived}</Text>
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
    await userEvent.click(canvas.getByRole('button', { name: words.whenIsTheInvoice }));
    await expect(canvas.getByText(words.afterPublication)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.howAreCreatorsChosen })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['invoice']);
  },
};

export const SeveralOpen: Story = {
  args: { allowsMultipleExpanded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.whenIsTheInvoice }));
    await expect(canvas.getByText(words.byReachAudienceAnd)).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['choice', 'invoice']);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Tab goes from title to title, past what is disabled; Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.howAreCreatorsChosen })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(words.byReachAudienceAnd)).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(words.afterPublication)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.whatHappensAfterThe })).not.toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    defaultExpandedIds: ['settings'],
    children: (
      <>
        <Disclosure id="settings" title={shared.settings}>
          <Text>{words.applyToAllCooperation}</Text>
        </Disclosure>
        <Disclosure id="period" title={words.requestForExtensionOf}>
          <Text>{words.until30Nov2026}</Text>
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
