import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { buildBookedChannel, buildCampaignRequestForm } from '@resonanz/testing/campaignRequests';
import { COMMENT, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage } from '../fixtures/RequestStage.fixture.tsx';

const meta = {
  title: 'Screens/CampaignRequests/Work',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign-self-service/campaign-request/5/view' },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [async () => ({ screen: await import('./RequestDetailScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Frühjahrskollektion 2026' });
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = buildCampaignRequestForm({ ndaRequired: true });

export const NdaOpen: Story = {
  args: {
    server: createRequestServer({ request: { form, status: 1, mayEdit: true, mayWithdraw: true }, channels: [] }),
  },
};

export const NdaForInvited: Story = {
  args: {
    server: createRequestServer({ request: { form }, channels: [] }),
    user: { ...brandUser, signupWithToken: true },
  },
};

export const NdaAccepted: Story = {
  args: {
    server: createRequestServer({
      request: {
        form,
        ndaStatus: 2,
        ndaAcceptedBy: 'Lea Grünwald',
        ndaDecidedAt: '2026-05-04T08:12:00Z',
        ndaVersion: 1,
      },
    }),
  },
};

const contents = [
  buildBookedChannel({ comments: 2 }),
  buildBookedChannel({ finalContentStatus: 1, contentStatus: 'Freigegeben' }, 1),
  buildBookedChannel({ finalContentStatus: 2, finalContentReason: 'Bitte das Etikett zeigen.', mayDecide: false }, 2),
  buildBookedChannel(
    {
      contentStatus: 'Online',
      finalContentStatus: 1,
      mayDecide: false,
      savedContent: null,
      contentLink: 'https://www.instagram.com/reel/1',
      publishDate: '2026-05-02',
    },
    3,
  ),
];

export const Contents: Story = { args: { server: createRequestServer({ booked: contents, comments: [COMMENT] }) } };

export const ContentsOnPhone: Story = {
  args: { server: createRequestServer({ booked: contents }) },
  globals: { viewport: { value: 'phone' } },
};

export const DecliningContent: Story = {
  args: { server: createRequestServer({ booked: contents }) },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Inhalt von .+ ablehnen|Decline content of .+)$/ });
    if (first) await userEvent.click(first);
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};

export const Withdrawn: Story = {
  args: {
    server: createRequestServer({
      request: { status: 1, archived: true, active: false, withdrawnAt: '2026-05-04T08:12:00Z' },
      channels: [],
    }),
  },
};

export const English: Story = {
  args: { server: createRequestServer({ request: { form }, booked: contents, comments: [COMMENT] }) },
  globals: { language: 'en' },
};
