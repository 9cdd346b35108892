import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildImaActivity, buildSelfServiceFigures } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage } from '../fixtures/RequestStage.fixture.tsx';

const ACTIVE = '/campaign-self-service/ima-active';
const DASHBOARD = '/campaign-self-service/scs-dashboard';
const LONG = 'Nachhaltigkeitskommunikation Verpackungsmittelrücknahme Österreich und Süddeutschland';

const meta = {
  title: 'Screens/CampaignRequests/Activities',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  args: { path: ACTIVE },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [
    async () => ({
      screens: await Promise.all([
        import('./ImaActiveScreen.tsx'),
        import('../figures/SelfServiceScreen.tsx'),
        import('../figures/FiguresCharts.tsx'),
      ]),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const activities = [
  buildImaActivity(),
  buildImaActivity({
    campaignRequestId: 8,
    title: LONG,
    decisionsOpen: 0,
    contentsOpen: 0,
    channels: [],
    booked: [],
    nextPosting: null,
    lastContent: null,
  }),
];
const figures = [
  buildSelfServiceFigures(),
  buildSelfServiceFigures({
    campaignRequestId: 8,
    title: LONG,
    status: 4,
    targetTkp: null,
    cpc: null,
    tkp: null,
    clicks: 0,
  }),
];

export const Active: Story = { args: { server: createRequestServer({ activities }) } };
export const ActiveInvited: Story = {
  args: { server: createRequestServer({ activities }), user: { ...brandUser, signupWithToken: true } },
};
export const ActiveEmpty: Story = { args: { server: createRequestServer({ activities: [] }) } };
export const ActiveLoading: Story = { args: { server: createRequestServer().on(CALLS.activities, answerNever) } };
export const ActiveFailed: Story = { args: { server: createRequestServer().on(CALLS.activities, answerFailure) } };
export const ActiveEnglishPhone: Story = {
  args: { server: createRequestServer({ activities }) },
  globals: { language: 'en', viewport: { value: 'phone' } },
};

export const Dashboard: Story = { args: { path: DASHBOARD, server: createRequestServer({ figures }) } };
export const DashboardEmpty: Story = { args: { path: DASHBOARD, server: createRequestServer({ figures: [] }) } };
export const DashboardLoading: Story = {
  args: { path: DASHBOARD, server: createRequestServer().on(CALLS.figures, answerNever) },
};
export const DashboardDenied: Story = {
  args: { path: DASHBOARD, server: createRequestServer().on(CALLS.figures, answerDenied) },
};
export const DashboardPhone: Story = {
  args: { path: DASHBOARD, server: createRequestServer({ figures }) },
  globals: { viewport: { value: 'phone' } },
};
export const DashboardEnglish: Story = {
  args: { path: DASHBOARD, server: createRequestServer({ figures }) },
  globals: { language: 'en' },
};
