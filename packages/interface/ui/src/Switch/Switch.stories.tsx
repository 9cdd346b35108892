import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Switch } from './Switch.tsx';

const texts = storyWords({
  sendAnonymously: ['Anonym senden', 'Send anonymously'],
  off: ['Aus', 'Off'],
  on: ['An', 'On'],
  readOnlyOn: ['Nur lesen, an', 'Read only, on'],
  disabledOn: ['Gesperrt, an', 'Disabled, on'],
  setByYourAgency: ['Wird von Ihrer Agentur festgelegt.', 'Set by your agency.'],
  yourNameIsNot: ['Ihr Name steht nicht in der Nachricht.', 'Your name is not in the message.'],
  notificationSettingsForAreas: [
    'Benachrichtigungs\u00adeinstellungen für Kampagnenverantwortlichkeitsbereiche',
    'Notification settings for areas of responsibility for campaigns',
  ],
});

const meta = {
  title: 'UI/Forms/Switch',
  component: Switch,
  args: { children: texts.sendAnonymously, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Inline space={7}>
      <Switch aria-label={texts.off} />
      <Switch aria-label={texts.on} defaultSelected />
      <Switch aria-label={shared.readOnly} isReadOnly />
      <Switch aria-label={texts.readOnlyOn} isReadOnly defaultSelected />
      <Switch aria-label={shared.disabled} isDisabled />
      <Switch aria-label={texts.disabledOn} isDisabled defaultSelected />
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true, description: texts.setByYourAgency } };

/** Neither a press nor the space bar changes what is only shown; the focus reaches it all the same. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.sendAnonymously));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Spread: Story = {
  args: { isSpread: true, description: texts.yourNameIsNot },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Switch {...args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    children: texts.notificationSettingsForAreas,
    description: shared.appliesToSummaries,
    isSpread: true,
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Switch {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: texts.sendAnonymously });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
  },
};

/** A press on the words turns it on. */
export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.sendAnonymously));
    await expect(canvas.getByRole('switch', { name: texts.sendAnonymously })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
