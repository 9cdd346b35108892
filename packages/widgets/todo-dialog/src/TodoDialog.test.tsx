import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { TodoDialog, type TodoDialogProps } from './TodoDialog.tsx';
import { manyTodos, TODAY, todos } from './todos.fixture.ts';

const onOpenChange = vi.fn<(isOpen: boolean) => void>();

function show(props: Partial<TodoDialogProps> = {}, language: 'de' | 'en' = 'en') {
  return render(
    <LanguageProvider language={language}>
      <TodoDialog isOpen onOpenChange={onOpenChange} todos={todos} today={TODAY} {...props} />
    </LanguageProvider>,
  );
}

beforeEach(async () => {
  onOpenChange.mockReset();
  await page.viewport(1280, 800);
});

test('conforms in both languages', async () => {
  const dialog = <TodoDialog isOpen onOpenChange={onOpenChange} onViewAll={() => {}} todos={todos} today={TODAY} />;
  await expectConformance(<LanguageProvider language="de">{dialog}</LanguageProvider>, {
    role: 'dialog',
    name: 'Heutige To-dos',
  });
  await expectConformance(<LanguageProvider language="en">{dialog}</LanguageProvider>, {
    role: 'dialog',
    name: "Today's Todo",
  });
});

test("is titled Today's Todo [R-TODOPOP-001]", async () => {
  await show();
  await expect.element(page.getByRole('heading', { level: 2, name: "Today's Todo", exact: true })).toBeVisible();
});

test('each entry has title, due date and description, and says when it is late [R-TODOPOP-002]', async () => {
  await show({}, 'de');
  const entries = page.getByRole('listitem');
  expect(entries.elements().map((each) => (each as HTMLElement).innerText.split(/\n+/))).toEqual([
    [todos[0]?.title, todos[0]?.description, 'Fällig am 11.10.2026', 'Überfällig'],
    [todos[1]?.title, todos[1]?.description, 'Fällig am 12.10.2026', 'Heute'],
    [todos[2]?.title, todos[2]?.description, 'Fällig am 12.10.2026', 'Heute'],
  ]);
});

test('View All closes and leads to the list; without it there is no such button [R-TODOPOP-003] [R-TODOPOP-006]', async () => {
  const onViewAll = vi.fn<() => void>();
  const screen = await show({ onViewAll });
  await page.getByRole('button', { name: 'View All', exact: true }).click();
  expect(onViewAll).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await screen.unmount();
  await show();
  await expect.element(page.getByRole('button', { name: 'Later' })).toBeVisible();
  expect(page.getByRole('button', { name: 'View All' }).elements()).toEqual([]);
});

test.each([
  ['the cross', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Later', () => page.getByRole('button', { name: 'Later' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes it', async (_title, close) => {
  await show();
  await close();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a long list scrolls between head and foot, which stay in sight', async () => {
  await show({ todos: manyTodos, onViewAll: () => {} });
  const last = page.getByRole('listitem').last();
  await expect.element(last).not.toBeInViewport();
  last.element().scrollIntoView();
  await expect.element(last).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'View All' })).toBeInViewport();
  await expect.element(page.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('loading spins, nothing says so, and the spinner has gone by then [R-ERR-010]', async () => {
  const screen = await show({ todos: undefined });
  await expect.element(page.getByRole('img', { name: 'To-dos are being loaded' })).toBeVisible();
  await screen.rerender(
    <LanguageProvider language="en">
      <TodoDialog isOpen onOpenChange={onOpenChange} todos={[]} />
    </LanguageProvider>,
  );
  await expect.element(page.getByText('No data available')).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});
