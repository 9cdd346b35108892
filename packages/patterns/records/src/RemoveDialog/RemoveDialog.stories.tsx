import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { RemoveDialog } from './RemoveDialog.tsx';

const words = storyWords({
  deleteTheInfluencer: ['Influencer löschen?', 'Delete the influencer?'],
  lenaHartwigWillBe: [
    '„Lena Hartwig“ wird mit allen Kanälen endgültig gelöscht.',
    '“Lena Hartwig” will be deleted for good with all channels.',
  ],
  stillInCampaignsHerbstleuchten: ['Noch in Kampagnen: Herbstleuchten', 'Still in campaigns: Herbstleuchten'],
});

const meta = {
  title: 'Patterns/Forms/RemoveDialog',
  component: RemoveDialog,
  args: {
    title: words.deleteTheInfluencer,
    children: words.lenaHartwigWillBe,
    onRemove: fn(async () => undefined),
    onDone: fn(),
    onClose: fn(),
    renderError: () => (
      <InlineAlert tone="error" role="alert">
        {words.stillInCampaignsHerbstleuchten}
      </InlineAlert>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof RemoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.getByRole('alertdialog', { name: meta.args.title });

/** It is answered once it can be read. */
const confirm = async () => {
  await waitFor(() => expect(question()).toBeVisible());
  await userEvent.click(within(question()).getByRole('button', { name: /^(Löschen|Delete)$/ }));
};

export const Playground: Story = {};

export const Done: Story = {
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** It stays open with the reason when it is rejected. */
export const Rejected: Story = {
  args: { onRemove: fn(() => Promise.reject(new Error('inUse'))) },
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(within(question()).getByRole('alert')).toBeVisible());
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
