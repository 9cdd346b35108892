import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildContract } from '@resonanz/testing/contracts';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildDraft, buildSigned, CALLS, createContractServer } from '../fixtures/contractServer.fixture.ts';
import { ContractStage } from '../fixtures/ContractStage.fixture.tsx';

const meta = {
  title: 'Screens/Contracts/Detail',
  component: ContractStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/contract/30/view' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({ screen: await import('./ContractDetailScreen.tsx'), dialog: await import('./ContractDialog.tsx') }),
  ],
} satisfies Meta<typeof ContractStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};

export const Draft: Story = { args: { server: createContractServer({ contract: buildDraft() }) } };

export const WaitingLong: Story = {
  args: {
    server: createContractServer({
      contract: buildContract({ isWaitingLong: true, waitingDays: 9, remindedAt: '2026-09-27T08:00:00.000Z' }),
    }),
  },
};

export const Signed: Story = { args: { server: createContractServer({ contract: buildSigned() }) } };

/** Who may only look sees that there are tax and account details, but not which. */
export const Masked: Story = {
  args: { server: createContractServer({ contract: buildSigned({ partnerData: null, masked: true, may: [] }) }) },
};

export const Cancelled: Story = {
  args: {
    server: createContractServer({
      contract: buildContract({
        status: 'cancelled',
        waitingDays: null,
        cancelledAt: '2026-09-23T08:00:00.000Z',
        cancelReason: 'Der Kunde hat die Kampagne verschoben.',
        may: ['duplicate'],
      }),
    }),
  },
};

export const Text: Story = {
  args: { path: '/contract/30/view?tab=text', server: createContractServer({ contract: buildDraft() }) },
};

export const History: Story = { args: { path: '/contract/30/view?tab=history' } };

const LONG =
  'Der Partner wirbt während der Laufzeit und drei Monate danach nicht für Unternehmen der Lebensmittelverpackungsmittelrücknahmebranche. '.repeat(
    4,
  );
const long = buildSigned({
  partnerName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
  campaignName: 'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung',
  customerName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
});
const longServer = createContractServer({
  contract: { ...long, terms: { ...long.terms, exclusivity: LONG, cancellation: LONG } },
});

export const LongWords: Story = { args: { server: longServer } };

export const Loading: Story = { args: { server: createContractServer().on(CALLS.one, answerNever) } };

export const Failed: Story = { args: { server: createContractServer().on(CALLS.one, answerFailure) } };

export const Missing: Story = {
  args: { server: createContractServer().on(CALLS.one, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createContractServer().on(CALLS.one, answerDenied) } };

const opened =
  (button: RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  };

export const Send: Story = {
  args: { server: createContractServer({ contract: buildDraft() }) },
  play: opened(/^(Senden|Send)$/),
};

export const Countersign: Story = {
  args: { server: createContractServer({ contract: buildSigned() }) },
  play: opened(/^(Gegenzeichnen|Countersign)$/),
};

const asked =
  (item: RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Aktionen für|Actions for) / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = await screen.findByRole(/Löschen/.test(item.source) ? 'alertdialog' : 'dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  };

export const Upload: Story = { play: asked(/^(Unterschriebenes Papier ablegen|File signed paper)$/) };

export const Cancel: Story = { play: asked(/^(Stornieren|Cancel contract)$/) };

export const Delete: Story = {
  args: { server: createContractServer({ contract: buildDraft() }) },
  play: asked(/^(Löschen|Delete)$/),
};

export const Phone: Story = { args: { server: longServer }, globals: { viewport: { value: 'phone' } } };
