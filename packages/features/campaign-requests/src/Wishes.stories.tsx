import { answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNetworkWish } from '@resonanz/testing/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequestStage } from './fixtures/RequestStage.fixture.tsx';
import { createRequestServer } from './fixtures/requestServer.fixture.ts';
import { createStaffServer } from './staff/fixtures/staffServer.fixture.ts';
import { StaffStage } from './staff/fixtures/StaffStage.fixture.tsx';

function wished(server: EnvelopeFetch): EnvelopeFetch {
  server.on('GET /network/getWishes/campaign/5', () =>
    answerSuccess([
      buildNetworkWish({ note: 'Passt zu Aloe.' }),
      buildNetworkWish(
        {
          kind: 'channel',
          name: 'Maximilian-Alexander-Emanuel A.',
          note: 'Lebensmittelverpackungsmittelrücknahmeverordnungskonforme Nachfüllpackungsverschlusskappenbewerbung wünschen wir uns von ihm.',
          staffRecord: { recordId: 12, influencerId: 3, platform: 'YouTube' },
        },
        1,
      ),
      buildNetworkWish({ kind: 'model', name: null }, 2),
    ]),
  );
  return server;
}

const meta = {
  title: 'Screens/CampaignRequests/Wishes',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign-self-service/campaign-request/5/view', server: wished(createRequestServer()) },
  loaders: [async () => ({ screens: await Promise.all([import('./detail/RequestDetailScreen.tsx'), import('./staff/detail/AgencyRequestScreen.tsx')]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passt zu Aloe.')).toBeVisible();
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { globals: { audience: 'brand', density: 'comfortable' } };

export const BrandOnAPhone: Story = { globals: { audience: 'brand', density: 'comfortable', viewport: { value: 'phone' } } };

export const Agency: Story = { render: () => <StaffStage path="/campaign/request/5/view" server={wished(createStaffServer())} /> };
