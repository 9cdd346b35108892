import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerDenied, answerError, answerFailure, answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildLottery } from '../fixtures/projects.fixture.ts';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

const meta = {
  title: 'Screens/Projects/Detail',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/1' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./ProjectDetailScreen.tsx'),
        import('../applications/ApplicationsTab.tsx'),
        import('./SettingsTab.tsx'),
      ]),
    }),
  ],
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (tab: string) => `/project/1?tab=${tab}`;
const applications = { path: at('applications') };

export const Overview: Story = {};

/** What is left to be done is listed until the test is published. */
export const Pending: Story = {
  args: {
    server: createProjectServer({
      project: {
        status: 1,
        titleEn: '',
        descriptionDe: '',
        descriptionEn: '',
        applicationUntil: null,
        selectionOn: null,
        applications: 0,
        placesTaken: 0,
        questionnaires: 1,
        questionnairesReleased: 1,
        waitingList: [],
        ownerName: null,
        publishedAt: null,
      },
    }),
  },
};

export const Completed: Story = {
  args: { path: at('settings'), server: createProjectServer({ project: { status: 3 } }) },
};

export const Applications: Story = { args: applications };

export const ApplicationsInEnglish: Story = { args: applications, globals: { language: 'en' } };

/** Whoever only looks decides nothing. */
export const ApplicationsToLookAt: Story = {
  args: { ...applications, user: buildUser(), rights: { Project: { view: true } } },
};

export const NoApplications: Story = {
  args: {
    ...applications,
    server: createProjectServer({
      applications: [],
      project: { waitingList: [], placesTaken: 0, applications: 0 },
    }),
  },
};

export const ApplicationsFail: Story = {
  args: { ...applications, server: createProjectServer().on(CALLS.applications, answerFailure) },
};

export const ApplicationsLoading: Story = {
  args: { ...applications, server: createProjectServer().on(CALLS.applications, answerNever) },
};

export const Selected: Story = {
  args: applications,
  play: async ({ canvas }) => {
    for (const name of [/Ronja Steffens/, /Patrick Eggimann/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await canvas.findByRole('button', { name: /^(2 annehmen|Accept 2)$/ });
  },
};

export const Declining: Story = {
  args: applications,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ronja Steffens ablehnen|Decline Ronja)/ }));
    await screen.findByRole('dialog');
  },
};

export const ByRule: Story = {
  args: applications,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Nach Regel annehmen|Accept by rule)$/ }));
    await screen.findByRole('button', { name: /^(5 annehmen|Accept 5)$/ });
  },
};

export const Lottery: Story = {
  args: applications,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Auslosung vorbereiten|Prepare lottery)$/ }));
    await screen.findByRole('button', { name: /^(2 Zusagen senden|Send 2 acceptances)$/ });
  },
};

export const LotteryApplied: Story = {
  args: {
    ...applications,
    server: createProjectServer().on(CALLS.lotteries, () =>
      answerSuccess([buildLottery({ appliedAt: '2026-10-12T09:00:00.000Z' })]),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Letzte Auslosung ansehen|See the last lottery)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const Settings: Story = { args: { path: at('settings') } };

export const Loading: Story = { args: { server: createProjectServer().on(CALLS.details, answerNever) } };

export const Missing: Story = {
  args: { server: createProjectServer().on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Failed: Story = { args: { server: createProjectServer().on(CALLS.details, answerFailure) } };

export const Denied: Story = { args: { server: createProjectServer().on(CALLS.details, answerDenied) } };

export const Phone: Story = { args: applications, globals: { viewport: { value: 'phone' } } };
