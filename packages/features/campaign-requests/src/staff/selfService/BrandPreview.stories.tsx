import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { PreviewStage } from '../fixtures/PreviewStage.fixture.tsx';
import { buildSelfServiceItem } from '../fixtures/staffData.fixture.ts';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';

const LONG = 'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung';
const campaigns = [
  buildSelfServiceItem({ campaignId: 20, name: 'Herbstleuchten' }),
  buildSelfServiceItem({ campaignId: 21, name: LONG }),
];
const filled = () => createStaffServer({ campaigns });

const meta = {
  title: 'Screens/Requests/BrandPreview',
  component: PreviewStage,
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  args: { server: filled() },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof PreviewStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OneCampaign: Story = { args: { server: createStaffServer({ campaigns: campaigns.slice(0, 1) }) } };

export const None: Story = { args: { server: createStaffServer({ campaigns: [] }) } };

export const Loading: Story = { args: { server: filled().on(CALLS.selfList, answerNever) } };

export const Failed: Story = { args: { server: filled().on(CALLS.selfList, answerFailure) } };

export const Denied: Story = { args: { server: filled().on(CALLS.selfList, answerDenied) } };

export const LongWords: Story = {
  args: {
    server: createStaffServer({ campaigns: campaigns.toReversed() }).on(
      'GET /campaign/selfService/brandView/21',
      answerNever,
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
