import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildChannels, buildLongChannels } from '../fixtures/channels.fixture.ts';
import { CALLS, createInfluencerServer, failure } from '../fixtures/influencerServer.fixture.ts';
import { InfluencerStage } from '../fixtures/InfluencerStage.fixture.tsx';

const meta = {
  title: 'Screens/Influencers/List',
  component: InfluencerStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./InfluencerListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof InfluencerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = {
  args: { server: createInfluencerServer(buildChannels(1)) },
  play: sees(/^1–1 (von|of) 1$/),
};

/** The last of many pages. */
export const TenThousand: Story = {
  args: { path: '/dashboard?page=1000', server: createInfluencerServer(buildChannels(10_000)) },
  play: sees(/^9[.,]991–10[.,]000 (von|of) 10[.,]000$/),
};

export const Filtered: Story = {
  args: {
    path: '/dashboard?platform=instagram&platform=tiktok&followers=20000..1500000&rating=4&trusted=1&category=1&category=5&country=DE&country=AU',
  },
};

export const FilteredByPerson: Story = {
  args: {
    path: '/dashboard?city=Hamburg&age=25..40&pets=dog&audienceCountry=germany:60&blocked=no&lastCampaign=2026-06-30&price=500..2000&service=Reel',
  },
  play: sees(/Haustiere: Hund|Pets: Dog/),
};

export const SavedSearches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Gespeichert|Saved)$/ }));
    await screen.findByRole('button', { name: 'Beauty in Hamburg' });
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Mehmet Yıldırım/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Aylin Demir/ }));
    await expect(canvas.getByRole('button', { name: /Zur Kampagne hinzufügen|Add to campaign/ })).toBeVisible();
  },
};

export const ChoosingACampaign: Story = {
  play: async (context) => {
    await Selected.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /Zur Kampagne hinzufügen|Add to campaign/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Empty: Story = { args: { server: createInfluencerServer([]) } };

export const NoMatch: Story = { args: { path: '/dashboard?q=niemand' } };

export const Loading: Story = { args: { server: createInfluencerServer([]).on(CALLS.search, answerNever) } };

export const Failed: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.search, () => failure(500, 'Internal server error')) },
};

export const Denied: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.search, () => failure(403, 'forbidden')) },
};

export const LongNames: Story = { args: { server: createInfluencerServer(buildLongChannels()) } };

/** An artist management sees its own influencers alone and exports nothing. */
export const Management: Story = { args: { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongNames: Story = {
  args: { server: createInfluencerServer(buildLongChannels()) },
  globals: { viewport: { value: 'phone' } },
};
