import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { platforms } from '../PlatformMark/PlatformMark.tsx';
import { PlatformToggles } from './PlatformToggles.tsx';

const words = storyWords({
  blogPostsAndProduct: [
    'Blogbeiträge und Produkt\u00adzusammenfassungen in Kampagnenverantwortlichkeitsbereichen',
    'Blog posts and product summaries in areas of responsibility for campaigns',
  ],
});

const items = [
  { platform: 'instagram', label: 'Instagram' },
  { platform: 'youtube', label: 'YouTube' },
  { platform: 'tiktok', label: 'TikTok' },
  { platform: 'facebook', label: 'Facebook' },
  { platform: 'snapchat', label: 'Snapchat' },
  { platform: 'twitch', label: 'Twitch' },
  { platform: 'pinterest', label: 'Pinterest' },
  { platform: 'twitter', label: 'Twitter' },
  { platform: 'blog', label: 'Blog' },
  { platform: 'podcast', label: 'Podcast' },
] as const;

const meta = {
  title: 'UI/Actions/PlatformToggles',
  component: PlatformToggles,
  args: { label: shared.platform, items, selectedPlatforms: ['youtube', 'tiktok'], onChange: fn() },
  render: function Controlled({ selectedPlatforms, onChange, ...args }) {
    const [chosen, setChosen] = useHeld(selectedPlatforms, onChange);
    return <PlatformToggles {...args} selectedPlatforms={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof PlatformToggles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Off: Story = { args: { selectedPlatforms: [] } };

/** Every platform of the kit, all of them pressed. */
export const AllOn: Story = {
  args: { items: platforms.map((platform) => ({ platform, label: platform })), selectedPlatforms: platforms },
};

/** What is chosen stays to be seen. */
export const Disabled: Story = { args: { isDisabled: true } };

/** The name shows on hover and on keyboard focus; a long one wraps. */
export const LongWords: Story = {
  args: {
    items: [
      {
        platform: 'blog',
        label: words.blogPostsAndProduct,
      },
      { platform: 'podcast', label: 'Podcast' },
    ],
    selectedPlatforms: [],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/^Blogbeiträge/)).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Keyboard: Story = {
  args: { selectedPlatforms: ['tiktok'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Instagram', pressed: false });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tiktok', 'instagram']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'YouTube' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['instagram']);
    await expect(canvas.getByRole('button', { name: 'TikTok', pressed: false })).toHaveFocus();
  },
};
