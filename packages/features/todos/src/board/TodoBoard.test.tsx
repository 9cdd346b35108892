import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TodoQuery } from '@resonanz/api-client/todos';
import { expectFocusKept } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildTodo, CALLS, createTodoServer, dayIn } from '../fixtures/todoServer.fixture.ts';
import { stageRoutes, TodoStage } from '../fixtures/TodoStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(TodoStage, stageRoutes);
const open = (path = '/todo#board') => openAt({ server, path });

const column = (name: string) => page.getByRole('region', { name });
const menu = () => page.getByRole('button', { name: 'Aktionen für Vertrag prüfen' });
const moves = () => server.received(CALLS.changeStatus).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createTodoServer([
    buildTodo({
      title: 'Vertrag prüfen',
      dueDate: dayIn(0),
      priority: 3,
      campaignId: 7,
      campaignName: 'Herbstleuchten',
    }),
  ]);
});

test('a card is moved with the keyboard alone, says where it is and keeps the focus', async () => {
  await open();
  await expect.element(column('Offen').getByText('Vertrag prüfen')).toBeVisible();
  await focusOn(menu());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'In Arbeit' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(column('In Arbeit').getByText('Vertrag prüfen')).toBeVisible();
  await expect.element(page.getByText('„Vertrag prüfen“ ist jetzt: In Arbeit.')).toBeInTheDocument();
  await expect.poll(moves).toEqual([{ todoId: 1, status: 2 }]);
  await expect.element(menu()).toHaveFocus();
});

test('a filter of the board goes by keyboard, and the focus stays with the list', async () => {
  await open('/todo?today=1#board');
  await expectFocusKept(['Heute fällig']);
});

test('a card is dragged to a column that takes it', async () => {
  await open();
  await expect.element(menu()).toBeVisible();
  await userEvent.dragAndDrop(page.getByRole('listitem').filter({ hasText: 'Vertrag prüfen' }), column('Erledigt'));
  await expect.element(column('Erledigt').getByText('Vertrag prüfen')).toBeVisible();
  await expect.poll(moves).toEqual([{ todoId: 1, status: 3 }]);
});

test('a done card is not taken by a column it may not go to', async () => {
  server = createTodoServer([buildTodo({ title: 'Vertrag prüfen', status: 3 })]);
  await open();
  await expect.element(menu()).toBeVisible();
  await userEvent.dragAndDrop(page.getByRole('listitem').filter({ hasText: 'Vertrag prüfen' }), column('In Arbeit'));
  await expect.element(column('Erledigt').getByText('Vertrag prüfen')).toBeVisible();
  expect(moves()).toEqual([]);
});

test('a rejected move goes back and says why', async () => {
  server.on(CALLS.changeStatus, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
  await open();
  await menu().click();
  await page.getByRole('menuitem', { name: 'Erledigt' }).click();
  await expect
    .element(page.getByText('Dieser Wechsel ist nicht erlaubt. Das To-do wurde inzwischen geändert.'))
    .toBeVisible();
  await expect.element(column('Offen').getByText('Vertrag prüfen')).toBeVisible();
});

test('filters narrow the board and keep it; a status leaves its column alone', async () => {
  const router = await open();
  await page.getByRole('combobox', { name: /^Priorität/ }).click();
  await page.getByRole('option', { name: 'Hoch' }).click();
  await expect
    .poll(() => server.received(CALLS.list).at(-1)?.body as TodoQuery | undefined)
    .toMatchObject({ filters: { priority: 3 } });
  expect(router.state.location.hash).toBe('#board');
  await page.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Offen' }).click();
  await expect.poll(() => column('Erledigt').elements()).toEqual([]);
  await expect.element(column('Offen')).toBeVisible();
});

test('table and board are two views of one list', async () => {
  const router = await open('/todo?today=1');
  await page.getByText('Board', { exact: true }).click();
  await expect.element(column('Offen').getByText('Vertrag prüfen')).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '?today=1', hash: '#board' });
});

test('a column that cannot be loaded says so', async () => {
  server.on(CALLS.list, answerFailure);
  await open('/todo?status=1#board');
  await expect.element(page.getByText('Die Einträge konnten nicht geladen werden.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
});

test('a to-do is postponed by a week', async () => {
  await open();
  await menu().click();
  await page.getByRole('menuitem', { name: 'Um eine Woche' }).click();
  await expect
    .poll(() => server.received(CALLS.update).map(({ body }) => body))
    .toMatchObject([{ todoId: 1, dueDate: dayIn(7) }]);
});

test('the calendar link is made, shown and withdrawn', async () => {
  await open('/todo');
  await page.getByRole('button', { name: 'Kalender' }).click();
  const dialog = page.getByRole('dialog', { name: 'To-dos im Kalender' });
  await expect.element(dialog.getByText('Sie haben noch keinen Link.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Neuen Link erstellen' }).click();
  await expect
    .element(dialog.getByRole('textbox'))
    .toHaveValue(`${location.origin}/api/todo/calendar/${'a'.repeat(43)}`);
  await dialog.getByRole('button', { name: 'Link widerrufen' }).click();
  await expect.element(dialog.getByText('Sie haben noch keinen Link.')).toBeVisible();
  expect(server.received(CALLS.revokeFeed)).toHaveLength(1);
});
