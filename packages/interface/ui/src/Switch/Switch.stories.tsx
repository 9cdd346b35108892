import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Switch',
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
      <Switch aria-label="Gesperrt" isDisabled />
      <Switch aria-label="Gesperrt, an" isDisabled defaultSelected />
    </Inline>
  ),
};

export const Spread: Story = {
  args: { isSpread: true, description: 'Ihr Name steht nicht in der Nachricht.' },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Switch {...args} />
    </div>
  ),
};

export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Anonym senden' });
    await userEvent.click(canvas.getByText('Anonym senden'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
