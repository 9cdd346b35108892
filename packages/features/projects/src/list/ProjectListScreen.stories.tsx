import type { Meta, StoryObj } from '@storybook/react-vite';
import { staffPaths } from '@resonanz/domain/paths';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildProject } from '../fixtures/projects.fixture.ts';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

const meta = {
  title: 'Screens/Projects/List',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ProjectListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: createProjectServer({ projects: [buildProject()] }) } };

export const Empty: Story = {
  args: { server: createProjectServer({ projects: [] }) },
  play: sees(/^(Noch keine Projekte|No projects yet)$/),
};

export const NothingFits: Story = {
  args: { path: `${staffPaths.project()}?status=3`, server: createProjectServer({ projects: [buildProject()] }) },
  play: async ({ canvas }) => void (await canvas.findByRole('row', { name: /Abgeschlossen|Completed/ })),
};

export const Loading: Story = {
  args: { server: createProjectServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = { args: { server: createProjectServer().on(CALLS.list, answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createProjectServer().on(CALLS.list, answerDenied) }, play: seesDenial };

export const LongGerman: Story = {
  args: {
    server: createProjectServer({
      projects: [
        buildProject({
          titleDe: 'Geländelaufschuhdauerbelastungsprüfung für Langstreckenläuferinnen und Langstreckenläufer',
          brandName: 'Donaudampfschifffahrtsgesellschaftsausstattungsmanufaktur',
          federalStates: ['DE-MV', 'DE-NW', 'DE-RP', 'DE-ST'],
        }),
      ],
    }),
  },
};

/** On phones the table becomes cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
