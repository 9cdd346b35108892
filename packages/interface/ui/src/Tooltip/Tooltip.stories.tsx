import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const texts = storyWords({
  addToTheWatch: ['Zur Merkliste hinzufügen', 'Add to the watch list'],
  watch: ['Merken', 'Watch'],
  addToTheShared: [
    'Zur gemeinsamen Merkliste der Zusammenarbeits\u00adanfragen\u00adbenachrichtigungen hinzufügen',
    'Add to the shared watch list of the notifications of cooperation requests',
  ],
});

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { text: texts.addToTheWatch, children: <Button>{texts.watch}</Button>, placement: 'bottom' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears with keyboard focus, describes the control, goes with Escape. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: texts.watch })).toHaveAccessibleDescription(texts.addToTheWatch);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeInTheDocument());
  },
};

export const Shown: Story = { play: ({ userEvent }) => userEvent.tab() };

/** The words keep to 280 px and wrap. */
export const LongWords: Story = {
  args: { text: texts.addToTheShared },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};
