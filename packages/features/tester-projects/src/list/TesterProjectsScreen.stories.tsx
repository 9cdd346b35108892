import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLongProject, buildOpenProjects } from '../fixtures/projects.fixture.ts';
import { createTesterServer, createTesterServerThat } from '../fixtures/testerServer.fixture.ts';
import { TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester projects/Projects',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  loaders: [async () => ({ screen: await import('./TesterProjectsScreen.tsx') })],
  args: { path: '/testerworld/projects' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { args: { server: createTesterServer() } };

export const English: Story = { args: { server: createTesterServer() }, globals: { language: 'en' } };

export const Narrowed: Story = {
  args: { server: createTesterServer(), path: '/testerworld/projects?category=8&type=2&fits=1&brand=3' },
};

export const NoMatch: Story = {
  args: { server: createTesterServer({ projects: [] }), path: '/testerworld/projects?fits=1' },
  play: sees(/Kein Treffer|No match/),
};

export const Empty: Story = {
  args: { server: createTesterServer({ projects: [] }) },
  play: sees(/Keine Daten vorhanden|No data available/),
};

export const Loading: Story = {
  args: { server: createTesterServerThat(answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};

export const Failed: Story = { args: { server: createTesterServerThat(answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createTesterServerThat(answerDenied) }, play: seesDenial };

export const LongGermanOnAPhone: Story = {
  args: { server: createTesterServer({ projects: [buildLongProject(), ...buildOpenProjects()] }) },
  globals: { viewport: { value: 'phone' } },
};
