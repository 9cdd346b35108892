import { FunnelIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const words = storyWords({
  unreadOnly: ['Nur ungelesene', 'Unread only'],
  ownOnly: ['Nur eigene', 'Own only'],
  onlyNotificationSettingsOf: [
    'Nur Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen',
    'Only notification settings of the cooperation requests',
  ],
});

const meta = {
  title: 'UI/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: words.unreadOnly, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const On: Story = { args: { defaultSelected: true, iconStart: FunnelIcon } };

export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words.unreadOnly, pressed: false });
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
      <ToggleButton isDisabled>{words.unreadOnly}</ToggleButton>
      <ToggleButton isDisabled isSelected>
        {words.ownOnly}
      </ToggleButton>
    </Inline>
  ),
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <ToggleButton iconStart={FunnelIcon}>{words.onlyNotificationSettingsOf}</ToggleButton>
    </div>
  ),
};

/** Tab leads to it, Enter and Space turn it on and off. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words.unreadOnly });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
