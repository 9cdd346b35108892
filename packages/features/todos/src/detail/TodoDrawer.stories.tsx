import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Todo } from '@resonanz/api-client/todos';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildTodo, createTodoServer } from '../fixtures/todoServer.fixture.ts';
import { TodoStage } from '../fixtures/TodoStage.fixture.tsx';
import { WORK_CALLS } from '../fixtures/todoWork.fixture.ts';

/** A server with one to-do, which may answer with something else when it is opened. */
function serverWith(values: Partial<Todo> = {}, answer?: () => Response | Promise<Response>) {
  const server = createTodoServer([
    buildTodo({ checkDone: 1, checkTotal: 3, commentCount: 2, repeat: 'weekly', ...values }),
  ]);
  if (answer) server.on(WORK_CALLS.details(1), answer);
  return server;
}

const meta = {
  title: 'Screens/Todos/Detail',
  component: TodoStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('../list/TodoListScreen.tsx') })],
  args: { server: serverWith() },
  play: async ({ userEvent }) => {
    const [title] = await screen.findAllByRole('button', { name: /^(Mediakit|Nachhaltigkeit)/ });
    if (title === undefined) throw new Error('There is no to-do to open.');
    await userEvent.click(title);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toBeVisible());
  },
} satisfies Meta<typeof TodoStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Bare: Story = {
  args: {
    server: serverWith({
      description: '',
      checkDone: 0,
      checkTotal: 0,
      commentCount: 0,
      repeat: null,
      campaignId: null,
    }),
  },
};

export const ManyPoints: Story = { args: { server: serverWith({ checkDone: 20, checkTotal: 50, commentCount: 12 }) } };

export const LongWords: Story = {
  args: {
    server: serverWith({
      title:
        'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft einholen',
      description:
        'Datenschutzgrundverordnungskonforme Einwilligungserklärung der Norddeutschen Lebensmittelverarbeitungsgenossenschaft nachreichen.',
      assignName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
    }),
  },
};

export const Loading: Story = { args: { server: serverWith({}, answerNever) } };

export const Failed: Story = { args: { server: serverWith({}, answerFailure) } };

export const Denied: Story = { args: { server: serverWith({}, answerDenied) } };

export const Gone: Story = { args: { server: serverWith({}, () => answerError(404, 'NOT_FOUND', 'notFound')) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Mails: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(E-Mails|E-mails)$/ }));
    await expect(await screen.findByRole('switch', { name: /^(Überfällige To-dos|Overdue to-dos)$/ })).toBeChecked();
  },
};
