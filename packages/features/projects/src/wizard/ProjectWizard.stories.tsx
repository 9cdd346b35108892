import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { answerError, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

const draft = { project: { status: 1 as const, applications: 0 } };
const at = (step: string) => `/project/add?project=1&step=${step}`;

const meta = {
  title: 'Screens/Projects/Adding',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/add', server: createProjectServer(draft) },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ProjectAddScreen.tsx') })],
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basics: Story = {};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Weiter|Next)$/ }));
    await canvas.findAllByText(/^(2 Angaben stimmen noch nicht|2 entries are not right yet)/);
  },
};

export const Media: Story = { args: { path: at('media') } };

export const Conditions: Story = { args: { path: at('conditions') } };

export const Questionnaire: Story = { args: { path: at('questionnaire') } };

export const Shipping: Story = { args: { path: at('shipping') } };

export const ShippingInEnglish: Story = { args: { path: at('shipping') }, globals: { language: 'en' } };

export const Phone: Story = { args: { path: at('conditions') }, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { path: at('basics'), server: createProjectServer(draft).on(CALLS.details, answerNever) },
};

export const Missing: Story = {
  args: {
    path: at('basics'),
    server: createProjectServer(draft).on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')),
  },
};
