import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildTesterProject } from '@resonanz/testing/testerProjects';
import { buildLongProject, buildOpenProjects } from '../fixtures/projects.fixture.ts';
import { CALLS, createTesterServer, createTesterServerThat, pageOf } from '../fixtures/testerServer.fixture.ts';
import { buildTester, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester projects/Home',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./TesterHomeScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 3 });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: createTesterServer({ projects: [buildTesterProject()], mine: [] }) } };

export const Empty: Story = {
  args: { server: createTesterServer({ projects: [], mine: [] }) },
  play: sees(/Keine Daten vorhanden|No data available/),
};

export const Loading: Story = {
  args: { server: createTesterServerThat(answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};

export const Failed: Story = { args: { server: createTesterServerThat(answerFailure) }, play: seesAlert };

/** A load that failed is tried again from the keyboard. */
export const LoadedAgainByKeyboard: Story = {
  render: () => {
    const server = createTesterServer({ mine: [] });
    let isDown = true;
    server.on(CALLS.open, () => {
      const answer = isDown ? answerFailure() : answerSuccess(pageOf(buildOpenProjects()));
      isDown = false;
      return answer;
    });
    return <TesterStage server={server} />;
  },
  play: async ({ canvas }) => {
    const reload = await canvas.findByRole('button', { name: /Erneut laden|Load again/ });
    reload.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: /Haferkraft Riegel Apfel|Haferkraft apple bar/ });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Denied: Story = { args: { server: createTesterServerThat(answerDenied) }, play: seesDenial };

export const LongGerman: Story = {
  args: {
    server: createTesterServer({ projects: [buildLongProject(), ...buildOpenProjects().slice(0, 2)] }),
    user: buildTester({ firstName: 'Maximilian-Alexander Konstantin' }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongGermanOnAPhone: Story = { ...LongGerman, globals: { viewport: { value: 'phone' } } };
