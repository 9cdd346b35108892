import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, type CampaignServerOptions, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage } from '../fixtures/CampaignStage.fixture.tsx';
import { buildCampaignComment, serveTalk } from '../fixtures/talkServer.fixture.ts';

const PATH = '/campaign/20/view-camp?state=3';

const LONG =
  'Nachhaltigkeitskommunikation: die Verpackungsmittelrücknahmeverordnung für Österreich und Süddeutschland muss in jeder Produktionsbeschreibung stehen. '.repeat(
    3,
  );

/** A campaign with one booked channel, and what its server answers otherwise. */
function serverWith(
  options: CampaignServerOptions = {},
  answers: Readonly<Record<string, () => Response | Promise<Response>>> = {},
) {
  const server = createCampaignServer({
    entries: [
      buildCampaignInfluencerRow({
        state: 3,
        entryId: 800,
        name: 'Sophie Grüber',
        isPublished: 1,
        brandStatus: 3,
      }),
    ],
    ...options,
  });
  for (const [call, answer] of Object.entries(answers)) server.on(call, answer);
  return server;
}

// A menu is a dialog, too, and may still be closing when the drawer comes: so that is found by its name.
const opened =
  (menu: RegExp, { item, drawer }: { item: RegExp; drawer: RegExp }): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: menu }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: drawer })).toBeVisible());
  };
const CAMPAIGN = /^(Weitere Aktionen|More actions)$/;
const ENTRY = /^(Aktionen für|Actions for) Sophie/;
const COMMENTS = { item: /^(Kommentare|Comments)$/, drawer: /^(Kommentare zur?|Comments on) / };
const HISTORY = { item: /^(Verlauf|History)$/, drawer: /^(Verlauf (von|der)|History of) / };

const meta = {
  title: 'Screens/Campaigns/Talk',
  component: CampaignStage,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH },
  loaders: [
    async () => ({
      screen: await import('../detail/CampaignDetailScreen.tsx'),
      grid: await import('../detail/CampaignGrid.tsx'),
      dialog: await import('../entry/EntryDialog.tsx'),
    }),
  ],
  render: (args) => <CampaignStage {...args} server={args.server ?? serverWith()} />,
} satisfies Meta<typeof CampaignStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EntryComments: Story = { play: opened(ENTRY, COMMENTS) };

export const EntryHistory: Story = { play: opened(ENTRY, HISTORY) };

export const CampaignComments: Story = { play: opened(CAMPAIGN, COMMENTS) };

export const CampaignHistory: Story = { play: opened(CAMPAIGN, HISTORY) };

export const WithoutBrand: Story = {
  args: { server: serverWith({ campaign: { campaignRequestId: null } }) },
  play: opened(CAMPAIGN, COMMENTS),
};

export const Loading: Story = {
  args: { server: serverWith({}, { [CALLS.campaignComments]: answerNever }) },
  play: opened(CAMPAIGN, COMMENTS),
};

export const Failed: Story = {
  args: { server: serverWith({}, { [CALLS.campaignComments]: answerFailure }) },
  play: opened(CAMPAIGN, COMMENTS),
};

export const HistoryFailed: Story = {
  args: { server: serverWith({}, { [CALLS.campaignHistory]: answerFailure }) },
  play: opened(CAMPAIGN, HISTORY),
};

const empty = serverWith();
serveTalk(empty, [800], []);
export const Empty: Story = { args: { server: empty }, play: opened(CAMPAIGN, COMMENTS) };

const long = serverWith();
serveTalk(
  long,
  [800],
  [
    buildCampaignComment({
      author: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
      text: LONG,
      isOwn: true,
      mayEdit: true,
      mayRemove: true,
    }),
  ],
);
export const LongGerman: Story = { args: { server: long }, play: opened(CAMPAIGN, COMMENTS) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: opened(CAMPAIGN, COMMENTS) };
