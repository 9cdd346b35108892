import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { Form } from '../Form/Form.tsx';
import { DatePicker } from './DatePicker.tsx';

const words = storyWords({
  campaignStart: ['Kampagnenstart', 'Campaign start'],
  dayOfTheFirst: ['Tag der ersten Veröffentlichung', 'Day of the first publication'],
  clearDate: ['Datum leeren', 'Clear date'],
  theStartIsBefore: [
    'Der Start liegt vor dem Briefing. Bitte einen späteren Tag wählen.',
    'The start is before the briefing. Please choose a later day.',
  ],
  twoWeeksAfterApproval: ['Spätestens zwei Wochen nach der Freigabe', 'Two weeks after approval at the latest'],
  pleaseChooseADay: [
    'Bitte einen Tag vom 01.10. bis 31.12.2026 wählen, außer dem 25.12.',
    'Please choose a day from 1 Oct to 31 Dec 2026 other than 25 Dec.',
  ],
  otherThan25Dec: ['außer dem 25.12.', 'other than 25 Dec.'],
  pleaseEnterItAs: ['Bitte im Format TT.MM.JJJJ eingeben.', 'Please enter it as DD/MM/YYYY.'],
  aCampaignIsAlready: [
    'In diesem Zeitraum läuft schon eine Kampagne.',
    'A campaign is already running in this period.',
  ],
  dateOfPublicationOf: [
    'Veröffentlichungs\u00adtermin der Kampagnenabschluss\u00adauswertung',
    'Date of publication of the evaluation of the finished campaign',
  ],
  theDateOfPublication: [
    'Der Veröffentlichungs\u00adtermin liegt vor dem Kampagnenstart.',
    'The date of publication is before the start of the campaign.',
  ],
  optional: ['freiwillig', 'optional'],
});

// The limits are a union: `satisfies` would narrow the stories to one half of it.
const meta: Meta<typeof DatePicker> = {
  title: 'UI/Forms/DatePicker',
  component: DatePicker,
  args: { label: words.campaignStart, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof DatePicker>;

const calendar = () => screen.findByRole('dialog', { name: /Kampagnenstart/ });

export const Playground: Story = {
  args: { defaultValue: '2026-10-12', description: words.dayOfTheFirst },
};

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <DatePicker label={shared.empty} />
      <DatePicker label={shared.withAValue} defaultValue="2026-10-12" clearLabel={words.clearDate} />
      <DatePicker label={shared.error} defaultValue="2026-02-28" errorMessage={words.theStartIsBefore} />
      <DatePicker label={shared.withAHint} description={words.twoWeeksAfterApproval} />
      <DatePicker label={shared.readOnly} defaultValue="2026-10-12" isReadOnly />
      <DatePicker label={shared.disabled} defaultValue="2026-10-12" isDisabled />
    </Columns>
  ),
};

export const Open: Story = {
  args: { defaultValue: '2026-10-12', weekLabel: 'KW' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    await calendar();
    await userEvent.click(screen.getByRole('button', { name: /15\. Oktober 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-15');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    await calendar();
  },
};

/** A typed day outside of the limits stays as typed and is explained. */
export const Limits: Story = {
  args: {
    label: words.campaignStart,
    minValue: '2026-10-01',
    maxValue: '2026-12-31',
    isDateUnavailable: (day: string) => day === '2026-12-25',
    unavailableMessage: words.pleaseChooseADay,
    defaultValue: '2026-12-25',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: words.campaignStart });
    await expect(group).toHaveAccessibleDescription(expect.stringContaining(words.otherThan25Dec));
    await expect(canvas.getByRole('spinbutton', { name: /Tag/ })).toBeInvalid();
  },
};

/** The first part of a date is not one yet. */
export const Incomplete: Story = {
  args: { incompleteMessage: words.pleaseEnterItAs },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /Tag/ }));
    await userEvent.keyboard('31');
    await userEvent.click(document.body);
    await expect(await canvas.findByText(words.pleaseEnterItAs)).toBeVisible();
  },
};

/** What the server found wrong stands at the field until it changes. */
export const ServerErrors: Story = {
  render: (args) => (
    <Form
      aria-label={shared.campaign}
      optionalLabel={words.optional}
      validationErrors={{ start: words.aCampaignIsAlready }}
    >
      <DatePicker {...args} name="start" defaultValue="2026-10-12" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByText(words.aCampaignIsAlready);
    await expect(message).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /Tag/ }));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(canvas.getByRole('spinbutton', { name: /Tag/ })).toBeValid();
  },
};

/** Digits fill the parts one after the other; Alt with an arrow opens the calendar, Escape leads back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Kalender/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /Tag/ })).toHaveFocus();
    await userEvent.keyboard('30112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-30');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-30');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await calendar();
    await waitFor(() => expect(screen.getByRole('button', { name: /30\. Oktober 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-29');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await calendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('group', { name: words.campaignStart })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** English dates have their year first. */
export const English: Story = {
  args: { label: 'Campaign start', defaultValue: '2026-10-12' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Campaign start' })).toHaveTextContent('2026-10-12');
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 170 }}>
      <DatePicker
        label={words.dateOfPublicationOf}
        defaultValue="2026-10-12"
        clearLabel={words.clearDate}
        errorMessage={words.theDateOfPublication}
      />
    </div>
  ),
};
