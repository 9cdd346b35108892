import { FunnelIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'UI/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Nur ungelesene', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const On: Story = { args: { defaultSelected: true, iconStart: FunnelIcon } };

export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Nur ungelesene', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <ToggleButton isDisabled>Nur ungelesene</ToggleButton>
      <ToggleButton isDisabled isSelected>
        Nur eigene
      </ToggleButton>
    </Inline>
  ),
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <ToggleButton iconStart={FunnelIcon}>
        Nur Benachrichtigungs&shy;einstellungen der Zusammenarbeits&shy;anfragen
      </ToggleButton>
    </div>
  ),
};

/** Tab leads to it, Enter and Space turn it on and off. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Nur ungelesene' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
