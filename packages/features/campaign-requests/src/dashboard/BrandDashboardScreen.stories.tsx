import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sees, seesDenial } from '@resonanz/stage/plays';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildLongProposals, buildLongRequests, buildProposalsOfTwo } from '../fixtures/requestData.fixture.ts';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { RequestStage } from '../fixtures/RequestStage.fixture.tsx';

const meta = {
  title: 'Screens/CampaignRequests/Dashboard',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./BrandDashboardScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.queryByText(/wird geladen|is being loaded/)).toBeNull());
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Verbindlich zusagen|Approve bindingly)$/ }));
const approve = { name: /^(Lena Hoffmann zusagen|Approve Lena Hoffmann)$/ };

export const OneRequest: Story = {};

export const SeveralRequests: Story = { args: { server: createRequestServer({ channels: buildProposalsOfTwo() }) } };

export const OneDecision: Story = {
  args: { server: createRequestServer({ channels: [buildProposedChannel({ daysLeft: 0 })] }) },
};

export const NothingToDecide: Story = { args: { server: createRequestServer({ channels: [] }) } };

/** A brand on its first day. */
export const New: Story = {
  args: {
    server: createRequestServer({
      channels: [],
      requests: [],
      statistics: {
        runningCampaigns: 0,
        nextCampaignEnd: null,
        reach: 0,
        channels: 0,
        clicks: 0,
        cpc: null,
        spent: 0,
        budget: 0,
      },
    }),
  },
};

export const Loading: Story = {
  args: { server: createRequestServer().on(CALLS.statistics, answerNever) },
  play: sees(/Ihr Dashboard wird geladen|Your dashboard is being loaded/),
};

export const Failed: Story = {
  args: { server: createRequestServer().on(CALLS.statistics, answerFailure) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Erneut laden|Load again)$/ })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { server: createRequestServer().on(CALLS.statistics, answerDenied) },
  play: seesDenial,
};

export const English: Story = { globals: { language: 'en' } };

export const LongGerman: Story = {
  args: {
    server: createRequestServer({
      channels: buildLongProposals(),
      requests: buildLongRequests(),
      statistics: { spent: 1_234_567.89, budget: 2_500_000 },
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Approving by keyboard: the focus stays with the channel, which moves behind the open ones. */
export const Approving: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', approve);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toHaveTextContent(/^(Abbrechen|Cancel)$/));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByText(/^(Lena Hoffmann zugesagt|Lena Hoffmann approved)\./)).toBeVisible());
    const link = canvas.getByRole('link', { name: /^Lena Hoffmann/ });
    await waitFor(() => expect(link.closest('li')).toContainElement(focused()));
  },
};

export const Rejected: Story = {
  args: {
    server: createRequestServer().on(CALLS.decide, () => answerError(409, 'CONFLICT', 'transitionNotAllowed')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', approve));
    await confirm();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', approve)).toBeEnabled());
  },
};
