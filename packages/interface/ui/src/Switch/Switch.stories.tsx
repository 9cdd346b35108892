import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Forms/Switch',
  component: Switch,
  args: { children: 'Anonym senden', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Inline space={7}>
      <Switch aria-label="Aus" />
      <Switch aria-label="An" defaultSelected />
      <Switch aria-label="Nur lesen" isReadOnly />
      <Switch aria-label="Nur lesen, an" isReadOnly defaultSelected />
      <Switch aria-label="Gesperrt" isDisabled />
      <Switch aria-label="Gesperrt, an" isDisabled defaultSelected />
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true, description: 'Wird von Ihrer Agentur festgelegt.' } };

/** Neither a press nor the space bar changes what is only shown; the focus reaches it all the same. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Anonym senden'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Spread: Story = {
  args: { isSpread: true, description: 'Ihr Name steht nicht in der Nachricht.' },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Switch {...args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    children: 'Benachrichtigungs\u00adeinstellungen für Kampagnenverantwortlichkeitsbereiche',
    description: 'Gilt für alle Kampagnen\u00adzusammenfassungen dieser Geschäftsstelle.',
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
    const control = canvas.getByRole('switch', { name: 'Anonym senden' });
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
    await userEvent.click(canvas.getByText('Anonym senden'));
    await expect(canvas.getByRole('switch', { name: 'Anonym senden' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
