import { HeartIcon, StarIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { ToggleIconButton } from './ToggleIconButton.tsx';

const texts = storyWords({
  onTheWatchList: ['Auf der Merkliste', 'On the watch list'],
  favourite: ['Favorit', 'Favourite'],
  onTheSharedWatch: [
    'Auf der gemeinsamen Merkliste der Zusammenarbeits\u00adanfragen',
    'On the shared watch list of the cooperation requests',
  ],
});

const meta = {
  title: 'UI/Actions/ToggleIconButton',
  component: ToggleIconButton,
  args: { icon: HeartIcon, label: texts.onTheWatchList, tone: 'bookmark', onChange: fn() },
} satisfies Meta<typeof ToggleIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const On: Story = {
  render: () => (
    <Inline>
      <ToggleIconButton icon={HeartIcon} label={texts.onTheWatchList} tone="bookmark" defaultSelected />
      <ToggleIconButton icon={StarIcon} label={texts.favourite} tone="rating" defaultSelected />
    </Inline>
  ),
};

export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: texts.onTheWatchList, pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <ToggleIconButton icon={HeartIcon} label={texts.onTheWatchList} tone="bookmark" isDisabled />
      <ToggleIconButton icon={StarIcon} label={texts.favourite} tone="rating" isDisabled isSelected />
    </Inline>
  ),
};

/** The tooltip keeps to 240 px and wraps. */
export const LongWords: Story = {
  args: { label: texts.onTheSharedWatch },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const words = await canvas.findByText(/^Auf der gemeinsamen/);
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

/** The focus shows the name; Space and Enter turn it on and off. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const heart = canvas.getByRole('button', { name: texts.onTheWatchList, pressed: false });
    await expect(heart).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(texts.onTheWatchList)).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
