import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TodoStage } from '../fixtures/TodoStage.fixture.tsx';
import { buildTodo, CALLS, createTodoServer } from '../fixtures/todoServer.fixture.ts';

/** A server whose list answers in one fixed way. */
function serverWhere(answer: () => Response | Promise<Response>) {
  const server = createTodoServer();
  server.on(CALLS.list, answer);
  return server;
}

const meta = {
  title: 'Screens/Todos/List',
  component: TodoStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./TodoListScreen.tsx') })],
} satisfies Meta<typeof TodoStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Today: Story = { args: { path: '/todo?today=1' } };

export const Filtered: Story = { args: { path: '/todo?overdue=1&status=1&whose=assigned&sort=-title' } };

export const Empty: Story = { args: { server: createTodoServer([]) } };

export const NoMatch: Story = { args: { path: '/todo?q=niemand' } };

export const Loading: Story = { args: { server: serverWhere(answerNever) } };

export const Failed: Story = { args: { server: serverWhere(answerFailure) } };

export const Denied: Story = { args: { server: serverWhere(answerDenied) } };

export const Admin: Story = { args: { user: buildUser({ id: 2, isAdmin: true, role: { roleId: 1, roleName: 'admin' }, fullName: 'Tobias Reinders' }) } };

export const LongWords: Story = {
  args: {
    server: createTodoServer(
      Array.from({ length: 6 }, (_, index) =>
        buildTodo(
          {
            title: 'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft einholen',
            description: 'Datenschutzgrundverordnungskonforme Einwilligungserklärung der Norddeutschen Lebensmittelverarbeitungsgenossenschaft nachreichen.',
            assignName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
          },
          index,
        ),
      ),
    ),
  },
};

export const NewTodo: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(To-do anlegen|Add to-do)$/ }));
    const dialog = await screen.findByRole('dialog', { name: /^(To-do anlegen|Add to-do)$/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Board: Story = { args: { path: '/todo#board' } };

export const BoardEmpty: Story = { args: { path: '/todo#board', server: createTodoServer([]) } };

export const BoardLoading: Story = { args: { path: '/todo#board', server: serverWhere(answerNever) } };

export const BoardFailed: Story = { args: { path: '/todo#board', server: serverWhere(answerFailure) } };

export const BoardDenied: Story = { args: { path: '/todo#board', server: serverWhere(answerDenied) } };

export const BoardPhone: Story = { args: { path: '/todo#board' }, globals: { viewport: { value: 'mobile1' } } };

export const CalendarLink: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Kalender|Calendar)$/ }));
    const dialog = await screen.findByRole('dialog', { name: /^(To-dos im Kalender|To-dos in the calendar)$/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: /^(Neuen Link erstellen|Make a new link)$/ }));
    await expect(await screen.findByRole('textbox', { name: /^(Link für Ihr Kalenderprogramm|Link for your calendar program)$/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
