import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerError, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildAgencyRequest, buildApprovedRequest } from '../fixtures/staffData.fixture.ts';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';
import { StaffStage } from '../fixtures/StaffStage.fixture.tsx';

/** A server whose request answers in one fixed way. */
const at = '2026-05-04T08:12:00.000Z';

const meta = {
  title: 'Screens/Requests/Detail',
  component: StaffStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign/request/5/view' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await import('./AgencyRequestScreen.tsx'),
      approve: await import('./ApproveDialog.tsx'),
      reason: await import('../ReasonQuestion.tsx'),
    }),
  ],
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Approved: Story = { args: { server: createStaffServer({ request: buildApprovedRequest() }) } };

export const Channels: Story = {
  args: {
    path: '/campaign/request/5/view?tab=channels',
    server: createStaffServer({ request: buildApprovedRequest() }),
  },
};

export const ChannelsBeforeApproval: Story = { args: { path: '/campaign/request/5/view?tab=channels' } };

export const History: Story = { args: { path: '/campaign/request/5/view?tab=history' } };

export const Declined: Story = {
  args: {
    server: createStaffServer({
      request: buildAgencyRequest({
        status: 3,
        mayApprove: false,
        declineReason: 'Tägliche Verlosungen erfüllen die Teilnahmebedingungen der Plattform nicht.',
      }),
    }),
  },
};

export const Withdrawn: Story = {
  args: {
    server: createStaffServer({
      request: buildAgencyRequest({ activeStatus: 0, archive: 1, mayApprove: false, withdrawnAt: at }),
    }),
  },
};

const opened =
  (button: RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  };

export const Approve: Story = { play: opened(/^(Genehmigen|Approve)$/) };

export const Decline: Story = { play: opened(/^(Ablehnen|Decline)$/) };

const LONG =
  'Nachhaltigkeitskommunikation: die Verpackungsmittelrücknahmeverordnung für Österreich und Süddeutschland muss in jeder Produktionsbeschreibung stehen. '.repeat(
    3,
  );

const long = buildApprovedRequest({
  title: 'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung',
  brand: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
});
const longServer = createStaffServer({
  request: {
    ...long,
    form: {
      ...long.form,
      productDescription: LONG,
      briefingDo: LONG,
      briefingDont: LONG,
      cities: Array.from({ length: 20 }, (_, index) => `Lüchow-Dannenberg ${index}`),
    },
  },
});

export const LongWords: Story = { args: { server: longServer } };

const silent = createStaffServer();
silent.on(CALLS.comments, () => answerSuccess({ content: [], hasOlder: false, totalElements: 0 }));
export const NoComments: Story = { args: { server: silent } };

export const Loading: Story = { args: { server: createStaffServer().on(CALLS.details, answerNever) } };

export const Failed: Story = { args: { server: createStaffServer().on(CALLS.details, answerFailure) } };

export const Missing: Story = {
  args: { server: createStaffServer().on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createStaffServer().on(CALLS.details, answerDenied) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneChannels: Story = {
  args: { path: '/campaign/request/5/view?tab=channels', server: longServer },
  globals: { viewport: { value: 'phone' } },
};
