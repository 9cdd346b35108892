import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { TextArea } from './TextArea.tsx';

const words = storyWords({
  threeStoriesAndA: [
    'Drei Stories und ein Reel bis zum 12.10.2026.\nBitte das Serum in der Morgenroutine zeigen.',
    'Three stories and a reel by 12 October 2026.\nPlease show the serum in the morning routine.',
  ],
  atRest: ['Ruhe', 'At rest'],
  placeholder: ['Platzhalter', 'Placeholder'],
  eGWishesFor: ['z. B. Wünsche zur Bildsprache', 'e.g. wishes for the look of the pictures'],
  creatorsSeeItToo: ['Sehen auch die Creator.', 'Creators see it too.'],
  pleaseWriteAMessage: ['Bitte eine Nachricht schreiben.', 'Please write a message.'],
  thankYouForYour: ['Vielen Dank für Ihre Nachricht.', 'Thank you for your message.'],
  goodMorningThanks: ['Guten Tag,{Enter}danke', 'Good morning,{Enter}thanks'],
  goodMorningThanks2: ['Guten Tag,\ndanke', 'Good morning,\nthanks'],
  thanksForAllYour: ['Vielen Dank für die', 'Thanks for all your'],
  count19Of20Characters: ['19 von 20 Zeichen', '19 of 20 characters'],
  work: [' Mühe', ' work'],
  thanksForAllYour2: ['Vielen Dank für die Mühe', 'Thanks for all your work'],
  count24Of20Characters: ['24 von 20 Zeichen', '24 of 20 characters'],
  notificationOfCooperationRequests: [
    'Zusammenarbeits\u00adanfragen\u00adbenachrichtigung',
    'Notification of cooperation requests',
  ],
  forThePlanningOf: ['Für die Veröffentlichungs\u00adplanung', 'For the planning of publications'],
  belowTheMinimumNumber: [
    'Unter der Mindest\u00adzeichenanzahl für Benachrichtigungs\u00adtexte.',
    'Below the minimum number of characters for notification texts.',
  ],
});

const meta = {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: shared.message, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const BRIEFING = words.threeStoriesAndA;

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <TextArea label={words.atRest} rows={3} defaultValue={BRIEFING} />
      <TextArea label={words.placeholder} rows={3} placeholder={words.eGWishesFor} />
      <TextArea label={shared.withAHint} rows={3} description={words.creatorsSeeItToo} />
      <TextArea label={shared.error} rows={3} errorMessage={words.pleaseWriteAMessage} />
      <TextArea label={shared.readOnly} rows={3} isReadOnly defaultValue={BRIEFING} />
      <TextArea label={shared.disabled} rows={3} isDisabled defaultValue={BRIEFING} />
    </Columns>
  ),
};

export const Invalid: Story = {
  args: { errorMessage: words.pleaseWriteAMessage, rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: shared.message });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(words.pleaseWriteAMessage);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: words.thankYouForYour } };

/** The text can be reached, read and copied, but stays as it is. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: BRIEFING },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: shared.message });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(area).toHaveValue(BRIEFING);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The area grows with its text. */
export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: shared.message });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d{Enter}e');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb\nc\nd\ne');
  },
};

/** Enter begins a line, Tab leaves the field. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: shared.message });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard(words.goodMorningThanks);
    await expect(args.onChange).toHaveBeenLastCalledWith(words.goodMorningThanks2);
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

const counted = {
  characterLimit: 20,
  countLabel: (count: number, limit: number) =>
    both(`${count} von ${limit} Zeichen`, `${count} of ${limit} characters`),
};

/** More than the limit can be written, so that a pasted text loses nothing; the field says that it is too long. */
export const CharacterLimit: Story = {
  args: { ...counted, defaultValue: words.thanksForAllYour },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: shared.message });
    await expect(area).toBeValid();
    await expect(area).toHaveAccessibleDescription(words.count19Of20Characters);
    await userEvent.type(area, words.work);
    await expect(area).toHaveValue(words.thanksForAllYour2);
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(words.count24Of20Characters);
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <TextArea
        {...counted}
        label={words.notificationOfCooperationRequests}
        description={words.forThePlanningOf}
        errorMessage={words.belowTheMinimumNumber}
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitän"
      />
    </div>
  ),
};
