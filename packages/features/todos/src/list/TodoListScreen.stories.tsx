import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildAdmin } from '@resonanz/testing/users';
import { buildTodo, buildTodos, CALLS, createTodoServer, dayIn } from '../fixtures/todoServer.fixture.ts';
import { TodoStage } from '../fixtures/TodoStage.fixture.tsx';

/** A server whose list answers in one fixed way. */
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

export const One: Story = { args: { server: createTodoServer(buildTodos(1)) } };

/** The last of many pages. */
export const TenThousand: Story = {
  args: {
    path: '/todo?page=1000',
    server: createTodoServer(many(10_000, (index) => buildTodo({ dueDate: dayIn(index % 30) }, index))),
  },
  play: sees(/^9[.,]991–10[.,]000 (von|of) 10[.,]000$/),
};

export const Today: Story = { args: { path: '/todo?today=1' } };

export const Filtered: Story = { args: { path: '/todo?overdue=1&status=1&whose=assigned&sort=-title' } };

export const Empty: Story = { args: { server: createTodoServer([]) } };

export const NoMatch: Story = { args: { path: '/todo?q=niemand' } };

export const Loading: Story = { args: { server: createTodoServer().on(CALLS.list, answerNever) } };

export const Failed: Story = { args: { server: createTodoServer().on(CALLS.list, answerFailure) } };

export const Denied: Story = { args: { server: createTodoServer().on(CALLS.list, answerDenied) } };

export const Admin: Story = { args: { user: buildAdmin() } };

const longWords = createTodoServer(
  many(6, (index) =>
    buildTodo(
      {
        title:
          'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft einholen',
        description:
          'Datenschutzgrundverordnungskonforme Einwilligungserklärung der Norddeutschen Lebensmittelverarbeitungsgenossenschaft nachreichen.',
        assignName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
      },
      index,
    ),
  ),
);

export const LongWords: Story = { args: { server: longWords } };

export const NewTodo: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(To-do anlegen|Add to-do)$/ }));
    const dialog = await screen.findByRole('dialog', { name: /^(To-do anlegen|Add to-do)$/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Board: Story = { args: { path: '/todo#board' } };

export const BoardOne: Story = { args: { path: '/todo#board', server: createTodoServer(buildTodos(1)) } };

/** More than a board draws: its columns say how many there are. */
export const BoardTenThousand: Story = {
  args: {
    path: '/todo#board',
    server: createTodoServer(many(10_000, (index) => buildTodo({ dueDate: dayIn(index % 30) }, index))),
  },
};

export const BoardLongWords: Story = { args: { path: '/todo#board', server: longWords } };

export const BoardEmpty: Story = { args: { path: '/todo#board', server: createTodoServer([]) } };

export const BoardLoading: Story = {
  args: { path: '/todo#board', server: createTodoServer().on(CALLS.list, answerNever) },
};

export const BoardFailed: Story = {
  args: { path: '/todo#board', server: createTodoServer().on(CALLS.list, answerFailure) },
};

export const BoardDenied: Story = {
  args: { path: '/todo#board', server: createTodoServer().on(CALLS.list, answerDenied) },
};

export const BoardPhone: Story = { args: { path: '/todo#board' }, globals: { viewport: { value: 'phone' } } };

export const CalendarLink: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Kalender|Calendar)$/ }));
    const dialog = await screen.findByRole('dialog', { name: /^(To-dos im Kalender|To-dos in the calendar)$/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: /^(Neuen Link erstellen|Make a new link)$/ }));
    await expect(
      await screen.findByRole('textbox', { name: /^(Link für Ihr Kalenderprogramm|Link for your calendar program)$/ }),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: { viewport: { value: 'phone' } } };
