import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { buildPublicContract } from '@resonanz/testing/contracts';
import { answerFailure, answerNever, answerError, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { CALLS, createContractServer, TOKEN } from '../fixtures/contractServer.fixture.ts';
import { ContractStage } from '../fixtures/ContractStage.fixture.tsx';

const meta = {
  title: 'Screens/Contracts/Partner’s page',
  component: ContractStage,
  parameters: { layout: 'fullscreen' },
  args: { path: `/contractPage?token=${TOKEN}`, user: null },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ContractPage.tsx') })],
} satisfies Meta<typeof ContractStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToSign: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /^(Ihr Vertrag|Your contract)$/ })).toBeVisible();
  },
};

/** The field to draw on. */
export const Draw: Story = {
  play: async ({ userEvent }) => {
    (await screen.findByRole('radio', { name: /^(Zeichnen|Draw)$/ })).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('img', { name: /leer|blank/ })).toBeVisible();
  },
};

export const InvalidFields: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Verbindlich unterschreiben|Sign bindingly)$/ }));
    const [alert] = await screen.findAllByText(/^7 (Angaben stimmen|details are)/);
    await expect(alert).toBeInTheDocument();
  },
};

/** A customer pays: no account is asked for. */
export const Customer: Story = {
  args: {
    server: createContractServer().on(CALLS.public, () =>
      answerSuccess(
        buildPublicContract({
          type: 2,
          asksForAccount: false,
          campaignName: null,
          budget: null,
          startDate: null,
          endDate: null,
        }),
      ),
    ),
  },
};

const LONG =
  '<h2>Nutzungsrechtevergütungsvereinbarungen</h2>' +
  '<p>Die Lebensmittelverpackungsmittelrücknahmeverordnungskonformität der Beiträge stellt der Partner vor jeder Veröffentlichung sicher.</p>'.repeat(
    12,
  );
export const LongText: Story = {
  args: {
    server: createContractServer().on(CALLS.public, () =>
      answerSuccess(
        buildPublicContract({
          partnerName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
          campaignName: 'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung',
          text: LONG,
        }),
      ),
    ),
  },
};

const rejected = (key: string, status = 409): Story => ({
  args: {
    server: createContractServer().on(CALLS.public, () =>
      answerError(status, status === 404 ? 'NOT_FOUND' : 'CONFLICT', key),
    ),
  },
});

export const Expired = rejected('contractLinkExpired');

export const AlreadySigned = rejected('contractLinkUsed');

export const Withdrawn = rejected('contractWithdrawn');

export const Unknown = rejected('notFound', 404);

export const Loading: Story = { args: { server: createContractServer().on(CALLS.public, answerNever) } };

export const Failed: Story = { args: { server: createContractServer().on(CALLS.public, answerFailure) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongText: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
