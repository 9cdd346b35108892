import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { staffPaths } from '@resonanz/domain/paths';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildAmazonUser, CALLS, createAmazonUserServer } from '../fixtures/amazonUserServer.fixture.ts';
import { AmazonUserStage } from '../fixtures/AmazonUserStage.fixture.tsx';

const meta = {
  title: 'Screens/Amazon users',
  component: AmazonUserStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./AmazonUserListScreen.tsx'),
        import('../detail/AmazonUserDrawer.tsx'),
        import('../dialogs/AmazonUserDialogs.tsx'),
      ]),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof AmazonUserStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the question of a menu entry about a person. */
const asks = (person: string, entry: RegExp) => async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^(Aktionen zu|Actions for) ${person}`) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await screen.findByRole('dialog');
};

const opens = (person: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: person }));
  await screen.findByRole('dialog', { name: person });
  await screen.findByText(/^(Bestellnachweis|Proof of order)$/);
};

export const EachState: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: createAmazonUserServer([buildAmazonUser()]) } };

export const Many: Story = {
  args: {
    path: `${staffPaths.amazonUsers()}?page=21`,
    server: createAmazonUserServer(many(1_050, (index) => buildAmazonUser({}, index))),
  },
};

export const Empty: Story = {
  args: { server: createAmazonUserServer([]) },
  play: sees(
    /^(Noch niemand hat sich für einen Amazon-Test registriert|Nobody has registered for an Amazon test yet)$/,
  ),
};

export const Filtered: Story = {
  args: { path: `${staffPaths.amazonUsers()}?state=refunded&campaign=7&country=DE&period=2026-10-01..2026-10-31` },
};

export const NothingFits: Story = {
  args: { path: `${staffPaths.amazonUsers()}?q=niemand` },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('niemand')),
};

export const Loading: Story = {
  args: { server: createAmazonUserServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = {
  args: { server: createAmazonUserServer().on(CALLS.list, answerFailure) },
  play: seesAlert,
};

export const Denied: Story = {
  args: { server: createAmazonUserServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Amazon-Nutzer hinzufügen|Add Amazon user)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Editing: Story = { play: asks('Lena', /^(Bearbeiten|Edit)$/) };

export const Approving: Story = { play: asks('Lena', /^(Freigeben|Approve)$/) };

export const Declining: Story = { play: asks('Lena', /^(Ablehnen …|Decline …)$/) };

export const Ordering: Story = { play: asks('Mehmet', /^(Als bestellt markieren|Mark as ordered)$/) };

export const ConfirmingProof: Story = { play: asks('Zoë', /^(Bestellnachweis bestätigen|Confirm proof of order)$/) };

export const Refunding: Story = { play: asks('Jonas', /^(Als erstattet markieren|Mark as refunded)$/) };

export const Details: Story = { play: opens('Ana Marković') };

export const DetailsDeclined: Story = { play: opens('Tom Keller') };

export const DetailsOnPhone: Story = { play: opens('Ana Marković'), globals: { viewport: { value: 'phone' } } };

export const DetailsFailed: Story = {
  args: { server: createAmazonUserServer().on(CALLS.one(5), answerFailure) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ana Marković' }));
    await screen.findByRole('button', { name: /^(Erneut laden|Load again|Reload)$/ });
  },
};

export const LongGerman: Story = {
  args: {
    server: createAmazonUserServer([
      buildAmazonUser({
        firstName: 'Maximilian-Alexander',
        lastName: 'von Hohenstein-Wittelsbach-Donaudampfschifffahrt',
        email: 'maximilian-alexander.von-hohenstein-wittelsbach@verpackungsmittelruecknahmegesellschaft.example',
        campaignName: 'Benachrichtigungseinstellungen der Kampagnenverwaltung für das Weihnachtsgeschäft',
      }),
    ]),
  },
};

/** On phones the table becomes cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
