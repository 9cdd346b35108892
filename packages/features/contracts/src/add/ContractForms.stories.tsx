import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { buildContract, buildContractListItem } from '@resonanz/testing/contracts';
import { answerFailure, answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildDraft, CALLS, createContractServer } from '../fixtures/contractServer.fixture.ts';
import { ContractStage } from '../fixtures/ContractStage.fixture.tsx';

const meta = {
  title: 'Screens/Contracts/Forms',
  component: ContractStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/contract/add?campaign=20&entries=301-302' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      add: await import('./ContractAddScreen.tsx'),
      edit: await import('../edit/ContractEditScreen.tsx'),
    }),
  ],
} satisfies Meta<typeof ContractStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Started with two channels of a campaign. */
export const Partner: Story = {
  play: async () => {
    await expect(
      await screen.findByText(/^2 (Kanäle von höchstens 50 gewählt|channels of at most 50 chosen)$/),
    ).toBeVisible();
  },
};

export const Blank: Story = { args: { path: '/contract/add' } };

const onwards: NonNullable<Story['play']> = async ({ userEvent }) => {
  await screen.findByText(/^2 (Kanäle|channels)/);
  await userEvent.click(screen.getByRole('button', { name: /^(Weiter|Next)$/ }));
  await expect(await screen.findByRole('combobox', { name: /^(Vorlage|Template)/ })).toBeVisible();
};

export const Terms: Story = { play: onwards };

export const BuyOut: Story = {
  play: async (context) => {
    await onwards(context);
    await context.userEvent.click(
      await screen.findByRole('checkbox', { name: /^(Buy-out vereinbaren|Agree on a buy-out)$/ }),
    );
    await expect(await screen.findByRole('textbox', { name: /^(Dauer|Duration)/ })).toBeVisible();
  },
};

const partly = createContractServer();
partly.on(CALLS.create, () =>
  answerSuccess({
    created: [buildContractListItem({ status: 'draft', waitingDays: null })],
    refused: [
      { entryId: 302, partnerName: 'Jonas Weidenfeller', reason: 'hasContract' },
      { entryId: 303, partnerName: 'Aylin Özdemir', reason: 'emailMissing' },
    ],
  }),
);

/** Some channels got no contract; each with the reason. */
export const Outcome: Story = {
  args: { server: partly },
  play: async (context) => {
    await onwards(context);
    await context.userEvent.click(screen.getByRole('button', { name: /^(Entwurf anlegen|Create draft)$/ }));
    await expect(await screen.findByText(/Jonas Weidenfeller/)).toBeVisible();
  },
};

/** With a customer, a model or without a campaign there is one partner. */
export const OnePartner: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^(Art des Vertrags|Type of contract)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(Kundenvertrag|Customer contract)$/i }));
    await expect(
      await screen.findByRole('textbox', { name: /^(Name des Partners|Name of the partner)/ }),
    ).toBeVisible();
  },
};

export const NoChannels: Story = { args: { server: createContractServer().on(CALLS.entries, answerFailure) } };

const draft = { server: createContractServer({ contract: buildDraft() }), path: '/contract/30/edit' };

export const Edit: Story = {
  args: draft,
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^(Vertragstext|Text of the contract)/ })).toBeVisible();
  },
};

export const EditPhone: Story = { args: draft, globals: { viewport: { value: 'phone' } } };

/** Another user has sent it meanwhile. */
export const NoDraft: Story = {
  args: { path: '/contract/30/edit', server: createContractServer({ contract: buildContract() }) },
};

export const EditLoading: Story = {
  args: { path: '/contract/30/edit', server: createContractServer().on(CALLS.one, answerNever) },
};

export const EditFailed: Story = {
  args: { path: '/contract/30/edit', server: createContractServer().on(CALLS.one, answerFailure) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
