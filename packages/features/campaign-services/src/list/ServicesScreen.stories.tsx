import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildLongService, CALLS, createServiceServer } from '../fixtures/serviceServer.fixture.ts';
import { ServiceStage } from '../fixtures/ServiceStage.fixture.tsx';

const opens = (name: RegExp) => async () => {
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await screen.findByRole('dialog');
};

const meta = {
  title: 'Screens/Campaign services',
  component: ServiceStage,
  args: { user: buildUser({ role: { roleId: 1, roleName: 'admin' } }) },
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ServicesScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
  },
} satisfies Meta<typeof ServiceStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

/** A campaign manager looks and changes nothing. */
export const ReadOnly: Story = { args: { user: buildUser() } };

export const Empty: Story = {
  args: { server: createServiceServer([]) },
  play: sees(/Noch keine Leistungen|No services yet/),
};

export const NothingFits: Story = {
  args: { path: '/campaign/service?platform=Podcast' },
  play: sees(/Keine Leistung passt|No service matches/),
};

export const Loading: Story = {
  args: { server: createServiceServer().on(CALLS.list, answerNever) },
  play: async ({ canvas }) => void (await canvas.findByRole('table')),
};

export const Failed: Story = { args: { server: createServiceServer().on(CALLS.list, answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createServiceServer().on(CALLS.list, answerDenied) }, play: seesDenial };

export const NewPrice: Story = { play: opens(/Neuer Preis für|New price for/) };

export const History: Story = { play: opens(/Preisverlauf von Musik|Price history of Music/) };

export const Editing: Story = { play: opens(/bearbeiten|Edit/) };

export const LongGerman: Story = { args: { server: createServiceServer([buildLongService()]) } };

/** On phones the table becomes cards. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findAllByText('Reel')),
};
