import type { Meta, StoryObj } from '@storybook/react-vite';
import { CAMPAIGN_STATUS, CAMPAIGN_STATUSES } from '@resonanz/domain/campaigns';
import { sees } from '@resonanz/stage/plays';
import { buildCampaignListItem, buildCampaigns } from '@resonanz/testing/campaigns';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage } from '../fixtures/CampaignStage.fixture.tsx';

/** A server whose list answers in one fixed way. */
const meta = {
  title: 'Screens/Campaigns/List',
  component: CampaignStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./CampaignListScreen.tsx') })],
} satisfies Meta<typeof CampaignStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { server: createCampaignServer({ campaigns: buildCampaigns(1) }) } };

/** The last of many pages. */
export const TenThousand: Story = {
  args: { path: '/campaign?page=1000', server: createCampaignServer({ campaigns: buildCampaigns(10_000) }) },
  play: sees(/^9[.,]991–10[.,]000 (von|of) 10[.,]000$/),
};

export const Filtered: Story = { args: { path: '/campaign?status=3&sort=-budget' } };

export const Empty: Story = { args: { server: createCampaignServer({ campaigns: [] }) } };

export const NoMatch: Story = { args: { path: '/campaign?q=niemand' } };

export const Loading: Story = { args: { server: createCampaignServer().on(CALLS.list, answerNever) } };

export const Failed: Story = { args: { server: createCampaignServer().on(CALLS.list, answerFailure) } };

export const Denied: Story = { args: { server: createCampaignServer().on(CALLS.list, answerDenied) } };

const longNames = createCampaignServer({
  campaigns: many(8, (index) =>
    buildCampaignListItem(
      {
        name: 'Nachhaltigkeitskommunikation Verpackungsmittelrücknahme Österreich und Süddeutschland',
        customerName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft eG',
        ownerName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        budgetUsed: 11_500,
        status: CAMPAIGN_STATUSES[index % CAMPAIGN_STATUSES.length] ?? CAMPAIGN_STATUS.draft,
        brandInvoice: (1 + (index % 3)) as 1 | 2 | 3,
      },
      index,
    ),
  ),
});

export const LongNames: Story = { args: { server: longNames } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongNames: Story = { args: { server: longNames }, globals: { viewport: { value: 'phone' } } };
