import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { TodoDialog, type TodoDialogProps } from './TodoDialog.tsx';
import type { TodoItem } from './TodoEntry.tsx';
import { longTodos, manyTodos, TODAY, todos } from './todos.fixture.ts';

const words = storyWords({
  showToDos: ['To-dos zeigen', 'Show to-dos'],
  logIn: ['Anmelden', 'Log in'],
});

/** A page whose button opens the dialog again. */
function Stage(props: TodoDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>{words.showToDos}</Button>
      <TodoDialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Widgets/TodoDialog',
  component: TodoDialog,
  render: Stage,
  args: { isOpen: true, onOpenChange: fn(), onViewAll: fn(), todos, today: TODAY },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof TodoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: /^(Heutige To-dos|Today's Todo)$/ });

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    const inside = within(await dialog());
    await expect(inside.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(inside.getByRole('button', { name: /^(Alle anzeigen|View All)$/ }));
    await expect(args.onViewAll).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: words.showToDos }));
    await dialog();
  },
};

export const One: Story = { args: { todos: todos.slice(1, 2) } };

export const Empty: Story = { args: { todos: [] } };

export const Loading: Story = { render: (args) => <Stage {...args} todos={undefined} /> };

/** A hundred, as many as a day has at the most: the list scrolls, the buttons stay. */
export const Many: Story = { args: { todos: manyTodos } };

export const LongWords: Story = { args: { todos: longTodos } };

/** Without view right there is no way to the whole list. */
export const WithoutViewAll: Story = {
  render: ({ onViewAll: _unused, ...args }) => <Stage {...args} />,
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.queryByRole('button', { name: /^(Alle anzeigen|View All)$/ })).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(shown).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    const opener = await screen.findByRole('button', { name: words.showToDos });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await dialog();
  },
};

/** Any source will do: this one takes its time and fails the first time. */
function createSource() {
  let asked = 0;
  return {
    async load(): Promise<readonly TodoItem[]> {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (asked === 1) throw new Error('The source is not there yet.');
      return todos;
    },
  };
}

function OwnBackend(props: TodoDialogProps) {
  const [source] = useState(createSource);
  const [isOpen, setOpen] = useState(false);
  const [due, setDue] = useState<readonly TodoItem[] | undefined>(undefined);
  async function ask() {
    setDue(undefined);
    setOpen(true);
    // A failure is silent: there is nothing to do about it here.
    setDue(await source.load().catch(() => []));
  }
  return (
    <>
      <Button onPress={() => void ask()}>{words.logIn}</Button>
      <TodoDialog {...props} isOpen={isOpen} onOpenChange={setOpen} todos={due} />
    </>
  );
}

export const BringYourOwnBackend: Story = {
  render: OwnBackend,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.logIn }));
    const first = within(await dialog());
    await first.findByText(/^(Keine Daten vorhanden|No data available)$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: words.logIn }));
    await waitFor(async () => expect(within(await dialog()).getAllByRole('listitem')).toHaveLength(3));
  },
};
