import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage } from '../fixtures/CampaignStage.fixture.tsx';

const PATH = '/campaign/20/view-camp';

/** A server that answers one call in one fixed way. */
const meta = {
  title: 'Screens/Campaigns/Detail',
  component: CampaignStage,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await import('./CampaignDetailScreen.tsx'),
      grid: await import('./CampaignGrid.tsx'),
      dialog: await import('../entry/EntryDialog.tsx'),
    }),
  ],
} satisfies Meta<typeof CampaignStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Acquisition: Story = {};

export const InterestedPersons: Story = { args: { path: `${PATH}?state=2` } };

export const Booked: Story = { args: { path: `${PATH}?state=3` } };

export const One: Story = {
  args: {
    path: `${PATH}?state=3`,
    server: createCampaignServer({
      entries: [buildCampaignInfluencerRow({ state: 3, isPublished: 1, brandStatus: 3 })],
    }),
  },
};

/** The last of many pages of fifty. */
export const TenThousand: Story = {
  args: {
    path: `${PATH}?page=200`,
    server: createCampaignServer({ entries: many(10_000, (index) => buildCampaignInfluencerRow({ state: 1 }, index)) }),
  },
  play: sees(/^9[.,]951–10[.,]000 (von|of) 10[.,]000$/),
};

export const Selected: Story = {
  args: { path: `${PATH}?state=3` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Alle Zeilen auswählen|Select all rows)$/ }));
    await expect(await canvas.findByText(/6 von höchstens 50|6 of at most 50/)).toBeVisible();
  },
};

export const AddCreator: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Name, (Handle oder Adresse|handle or address)/ }),
      'https://www.instagram.com/fabienne.rueegg',
    );
    await expect(await canvas.findByText(/^Instagram (erkannt|recognised)$/)).toBeVisible();
    await expect(await canvas.findByText('Fabienne Rüegg')).toBeVisible();
  },
};

export const Content: Story = {
  args: { path: `${PATH}?state=3` },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('button', { name: /(Content von|content of) Aylin/ });
    await userEvent.click(link as HTMLElement);
    const dialog = await within(document.body).findByRole('dialog', { name: /(Content von|Content of) Aylin/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Empty: Story = { args: { server: createCampaignServer({ entries: [] }) } };

export const Loading: Story = { args: { server: createCampaignServer().on(CALLS.detail, answerNever) } };

export const Failed: Story = { args: { server: createCampaignServer().on(CALLS.detail, answerFailure) } };

export const EntriesFailed: Story = {
  args: { server: createCampaignServer().on(CALLS.entries, answerFailure) },
};

export const Missing: Story = {
  args: { server: createCampaignServer().on(CALLS.detail, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createCampaignServer().on(CALLS.detail, answerDenied) } };

export const LongGerman: Story = {
  args: {
    path: `${PATH}?state=3`,
    server: createCampaignServer({
      campaign: {
        name: 'Nachhaltigkeitskommunikation Verpackungsmittelrücknahme Österreich und Süddeutschland',
        customerName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft eG',
        channels: ['Instagram', 'TikTok', 'YouTube', 'Blog', 'Podcast', 'Pinterest'],
      },
      entries: many(4, (index) =>
        buildCampaignInfluencerRow(
          {
            state: 3,
            name: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
            city: 'Garmisch-Partenkirchen',
            finalBudget: 1_234_567.89,
            contentStatus: 'Korrektur',
            invoiceStatus: 'Eingegangen',
            brandStatus: 2,
          },
          index,
        ),
      ),
    }),
  },
};

export const Phone: Story = { args: { path: `${PATH}?state=3` }, globals: { viewport: { value: 'phone' } } };
