import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { createTesterServer, createTesterServerThat } from '../fixtures/testerServer.fixture.ts';
import { TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester projects/My tests',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  loaders: [async () => ({ screen: await import('./MyTestsScreen.tsx') })],
  args: { path: '/testerworld/my-projects' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { server: createTesterServer() } };

export const English: Story = { args: { server: createTesterServer() }, globals: { language: 'en' } };

export const Finished: Story = {
  args: { server: createTesterServer(), path: '/testerworld/my-projects?show=finished' },
};

export const Empty: Story = {
  args: { server: createTesterServer({ mine: [] }) },
  play: sees(/Noch keine Bewerbung|No application yet/),
};

export const Loading: Story = {
  args: { server: createTesterServerThat(answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};

export const Failed: Story = { args: { server: createTesterServerThat(answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createTesterServerThat(answerDenied) }, play: seesDenial };

export const Phone: Story = { args: { server: createTesterServer() }, globals: { viewport: { value: 'phone' } } };
