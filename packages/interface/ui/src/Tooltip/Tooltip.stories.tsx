import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Zur Merkliste hinzufügen', children: <Button>Merken</Button>, placement: 'bottom' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears with keyboard focus, describes the control, goes with Escape. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'Merken' })).toHaveAccessibleDescription(
      'Zur Merkliste hinzufügen',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeInTheDocument());
  },
};

export const Shown: Story = { play: ({ userEvent }) => userEvent.tab() };

/** The words keep to 280 px and wrap. */
export const LongWords: Story = {
  args: { text: 'Zur gemeinsamen Merkliste der Zusammenarbeits\u00adanfragen\u00adbenachrichtigungen hinzufügen' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};
