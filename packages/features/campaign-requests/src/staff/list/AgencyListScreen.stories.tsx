import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildAgencyRequestItem } from '../fixtures/staffData.fixture.ts';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';
import { StaffStage } from '../fixtures/StaffStage.fixture.tsx';

/** A server whose list answers in one fixed way. */
const meta = {
  title: 'Screens/Requests/List',
  component: StaffStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./AgencyListScreen.tsx') })],
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Filtered: Story = {
  args: {
    path: '/campaign/request?status=1&brand=1&assignee=9&budget=1000..50000&nda=0&created=2026-01-01..2026-12-31&active=1',
  },
};

export const Empty: Story = { args: { server: createStaffServer({ requests: [] }) } };

export const Loading: Story = { args: { server: createStaffServer().on(CALLS.list, answerNever) } };

export const Failed: Story = { args: { server: createStaffServer().on(CALLS.list, answerFailure) } };

export const Denied: Story = { args: { server: createStaffServer().on(CALLS.list, answerDenied) } };

const longWords = createStaffServer({
  requests: many(6, (index) =>
    buildAgencyRequestItem(
      {
        title:
          'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung für Österreich und Süddeutschland',
        brand: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
        assignee: { userId: 9, fullName: 'Maximilian-Alexander von Hohenstein-Wittelsbach' },
        platforms: ['Instagram', 'Facebook', 'TikTok', 'YouTube', 'Twitch', 'Pinterest', 'Blog', 'Podcast'],
        unreadComments: 128,
        activeStatus: 0,
        archive: 1,
        campaign: { campaignId: 20, name: 'Verpackungsmittelrücknahme im Spätherbst' },
      },
      index,
    ),
  ),
});

export const LongWords: Story = { args: { server: longWords } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: { viewport: { value: 'phone' } } };
