import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { TimeField } from './TimeField.tsx';

const words = storyWords({
  time: ['Uhrzeit', 'Time'],
  startOfTheLivestream: ['Beginn des Livestreams', 'Start of the livestream'],
  aLivestreamIsAlready: ['Zu dieser Zeit läuft schon ein Livestream.', 'A livestream is already running at this time.'],
  withSeconds: ['Mit Sekunden', 'With seconds'],
  pleaseChooseATime: ['Bitte eine Zeit zwischen 8 und 18 Uhr wählen.', 'Please choose a time between 8:00 and 18:00.'],
  timeOfPublication: ['Veröffentlichungs\u00aduhrzeit', 'Time of publication'],
  outsideTheTimesOf: ['Außerhalb der Veröffentlichungs\u00adzeiten.', 'Outside the times of publication.'],
});

// The limits are a union: `satisfies` would narrow the stories to one half of it.
const meta: Meta<typeof TimeField> = {
  title: 'UI/Forms/TimeField',
  component: TimeField,
  args: { label: words.time, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof TimeField>;

export const Playground: Story = { args: { defaultValue: '14:30', description: words.startOfTheLivestream } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <TimeField label={shared.empty} />
      <TimeField label={shared.withAValue} defaultValue="14:30" />
      <TimeField label={shared.error} defaultValue="14:30" errorMessage={words.aLivestreamIsAlready} />
      <TimeField label={words.withSeconds} defaultValue="14:30:15" granularity="second" />
      <TimeField label={shared.readOnly} defaultValue="14:30" isReadOnly />
      <TimeField label={shared.disabled} defaultValue="14:30" isDisabled />
    </Columns>
  ),
};

/** English shows twelve hours; the value stays that of 24. */
export const English: Story = {
  args: { label: 'Time', defaultValue: '14:30' },
  globals: { language: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /AM\/PM/ }));
    await userEvent.keyboard('a');
    await expect(args.onChange).toHaveBeenLastCalledWith('02:30');
  },
};

export const Limits: Story = {
  args: {
    minValue: '08:00',
    maxValue: '18:00',
    unavailableMessage: words.pleaseChooseATime,
    defaultValue: '21:00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /Stunde/ })).toBeInvalid();
    await expect(canvas.getByText(words.pleaseChooseATime)).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /Stunde/ })).toHaveFocus();
    await userEvent.keyboard('1430');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:45');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('13:45');
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <TimeField label={words.timeOfPublication} defaultValue="14:30" errorMessage={words.outsideTheTimesOf} />
    </div>
  ),
};
