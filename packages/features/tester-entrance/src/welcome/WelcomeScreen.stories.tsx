import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildTeaser, CALLS, createEntranceServer } from '../fixtures/entrance.fixture.ts';
import { EntranceStage } from '../fixtures/EntranceStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester entrance/Welcome',
  component: EntranceStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./WelcomeScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('heading', { level: 3, name: /Trail/ });
  },
} satisfies Meta<typeof EntranceStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

const silent = createEntranceServer();
silent.on(CALLS.open, answerNever);
const broken = createEntranceServer();
broken.on(CALLS.open, answerFailure);

export const LoggedOut: Story = {};

export const English: Story = { globals: { audience: 'testerworld', language: 'en' } };

export const Dark: Story = { globals: { audience: 'testerworld', theme: 'dark' } };

export const LoggedIn: Story = { args: { user: buildUser({ role: { roleId: 8, roleName: 'product-tester world' } }) } };

export const OneTest: Story = { args: { server: createEntranceServer([buildTeaser()]) } };

export const NoTest: Story = {
  args: { server: createEntranceServer([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Gerade ist kein Test offen|No test is open/);
  },
};

export const Loading: Story = { args: { server: silent }, play: opened };

export const Failed: Story = {
  args: { server: broken },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const Tablet: Story = { globals: { audience: 'testerworld', viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { audience: 'testerworld', viewport: { value: 'phone' } } };
