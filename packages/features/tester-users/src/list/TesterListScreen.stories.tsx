import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { staffPaths } from '@resonanz/domain/paths';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildTester, CALLS, createTesterServer } from '../fixtures/testerServer.fixture.ts';
import { TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester users',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./TesterListScreen.tsx'),
        import('../detail/TesterDrawer.tsx'),
        import('../dialogs/TesterDialogs.tsx'),
      ]),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the question of a menu entry about a person. */
const asks = (person: string, entry: RegExp) => async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^(Aktionen zu|Actions for) ${person}`) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await screen.findByRole(entry.source.includes('Archiv') ? 'alertdialog' : 'dialog');
};

const opens = (person: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: person }));
  await screen.findByRole('dialog', { name: person });
  await screen.findByText(/^(Einwilligungen|Consents)$/);
};

export const EachState: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: createTesterServer([buildTester()]) } };

export const Many: Story = {
  args: {
    path: `${staffPaths.testerworldUser()}?page=21`,
    server: createTesterServer(many(1_050, (index) => buildTester({}, index))),
  },
};

export const Empty: Story = {
  args: { server: createTesterServer([]) },
  play: sees(/^(Noch niemand hat sich als Tester registriert|Nobody has registered as a tester yet)$/),
};

export const Filtered: Story = {
  args: {
    path: [
      staffPaths.testerworldUser(),
      'categories=11&federalStates=DE-HE&points=100..750&ugcCampaign=yes&created=2026-10-01..2026-10-31',
    ].join('?'),
  },
};

export const NothingFits: Story = {
  args: { path: `${staffPaths.testerworldUser()}?q=niemand` },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('niemand')),
};

export const Loading: Story = {
  args: { server: createTesterServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = {
  args: { server: createTesterServer().on(CALLS.list, answerFailure) },
  play: seesAlert,
};

export const Denied: Story = {
  args: { server: createTesterServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tester hinzufügen|Add tester)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Editing: Story = { play: asks('Lena', /^(Bearbeiten|Edit)$/) };

export const CorrectingPoints: Story = { play: asks('Lena', /^(Punkte korrigieren|Correct points)$/) };

export const LiftingBlock: Story = { play: asks('Zoë', /^(Sperre aufheben|Lift block)$/) };

export const Deactivating: Story = { play: asks('Lena', /^(Deaktivieren …|Deactivate …)$/) };

export const Archiving: Story = { play: asks('Lena', /^(Archivieren …|Archive …)$/) };

export const Details: Story = { play: opens('Lena Hartwig') };

export const DetailsBlocked: Story = { play: opens('Zoë Brandt') };

export const DetailsOnPhone: Story = { play: opens('Lena Hartwig'), globals: { viewport: { value: 'phone' } } };

export const DetailsFailed: Story = {
  args: { server: createTesterServer().on(CALLS.one(1), answerFailure) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lena Hartwig' }));
    await screen.findByRole('button', { name: /^(Erneut laden|Load again|Reload)$/ });
  },
};

export const LongGerman: Story = {
  args: {
    server: createTesterServer([
      buildTester({
        firstName: 'Maximilian-Alexander',
        lastName: 'von Hohenstein-Wittelsbach-Donaudampfschifffahrt',
        username: 'maximilian-alexander.von-hohenstein-wittelsbach@verpackungsmittelruecknahmegesellschaft.example',
        city: 'Hellschen-Heringsand-Unterschaar',
        federalState: 'DE-MV',
        categories: [11, 12, 13, 14, 15, 16, 17],
      }),
    ]),
  },
};

/** On phones the table becomes cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
