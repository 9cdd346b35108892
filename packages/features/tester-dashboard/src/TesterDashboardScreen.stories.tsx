import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import {
  buildEmptyStatistics,
  buildStatistics,
  CALLS,
  createDashboardServer,
} from './fixtures/dashboardServer.fixture.ts';
import { DashboardStage } from './fixtures/DashboardStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester dashboard',
  component: DashboardStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./TesterDashboardScreen.tsx'),
        import('./Course.tsx'),
        import('./StateMap.tsx'),
      ]),
    }),
  ],
  play: async () => {
    await screen.findByRole('link', { name: /^(Bayern|Bavaria): / });
  },
} satisfies Meta<typeof DashboardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Community: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const Narrowed: Story = { args: { path: '/testerworld-admin?period=7&country=DE&category=11' } };

export const Empty: Story = {
  args: { server: createDashboardServer(buildEmptyStatistics()) },
  play: async () => {
    await screen.findByText(/^(Zurzeit läuft kein Projekt|No project is running at the moment)$/);
  },
};

export const Loading: Story = {
  args: { server: createDashboardServer().on(CALLS.statistics, answerNever) },
  play: async () => {
    await screen.findAllByText(/^(Kennzahlen werden geladen|Figures are loading)$/);
  },
};

export const Failed: Story = {
  args: { server: createDashboardServer().on(CALLS.statistics, answerFailure) },
  play: async () => {
    await screen.findByRole('button', { name: /^(Erneut laden|Load again|Reload)$/ });
  },
};

export const Denied: Story = {
  args: { server: createDashboardServer().on(CALLS.statistics, answerDenied) },
  play: seesDenial,
};

export const LongGerman: Story = {
  args: {
    server: createDashboardServer(
      buildStatistics({
        running: buildStatistics().running.map((project) => ({
          ...project,
          titleDe: 'Verpackungsmittelrücknahmegesellschaft: Benachrichtigungseinstellungen der Haferriegelverkostung',
          brandName: 'Donaudampfschifffahrtsgesellschaft',
        })),
      }),
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
