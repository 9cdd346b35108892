import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesDenial, seesReload } from '@resonanz/stage/plays';
import { buildContractListItem } from '@resonanz/testing/contracts';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { CALLS, createContractServer } from '../fixtures/contractServer.fixture.ts';
import { ContractStage } from '../fixtures/ContractStage.fixture.tsx';

const meta = {
  title: 'Screens/Contracts/List',
  component: ContractStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ContractListScreen.tsx') })],
} satisfies Meta<typeof ContractStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One in each status; the second is yellow, for its partner has been asked nine days ago. */
export const Many: Story = { play: sees(/wartet seit 9 Tagen|waiting for 9 days/) };

export const Filtered: Story = {
  args: { path: '/contract?status=sent&type=1&customer=1&period=2026-09-01..2026-12-31&waiting=1&ending=1' },
};

export const Empty: Story = {
  args: { server: createContractServer({ contracts: [] }) },
  play: sees(/Hier stehen die Verträge|are listed here/),
};

export const NoMatch: Story = { args: { path: '/contract?q=niemand' } };

export const Loading: Story = { args: { server: createContractServer().on(CALLS.list, answerNever) } };

export const Failed: Story = {
  args: { server: createContractServer().on(CALLS.list, answerFailure) },
  play: seesReload,
};

export const Denied: Story = {
  args: { server: createContractServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

const longNames = createContractServer({
  contracts: many(4, (index) =>
    buildContractListItem(
      {
        partnerName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        campaignName: 'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung',
        customerName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
        isWaitingLong: true,
        waitingDays: 112,
      },
      index,
    ),
  ),
});

export const LongNames: Story = { args: { server: longNames } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongNames: Story = { args: { server: longNames }, globals: { viewport: { value: 'phone' } } };
