import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Todo } from '@resonanz/api-client/todos';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildTodo, CALLS, createTodoServer, dayIn } from '../fixtures/todoServer.fixture.ts';
import { stageRoutes, TodoStage } from '../fixtures/TodoStage.fixture.tsx';
import { WORK_CALLS } from '../fixtures/todoWork.fixture.ts';

let server: EnvelopeFetch;

const GIVEN: Partial<Todo> = {
  title: 'Vertrag prüfen',
  dueDate: dayIn(0),
  checkDone: 1,
  checkTotal: 3,
  commentCount: 2,
  repeat: 'weekly',
};

const openAt = stageOpener(TodoStage, stageRoutes);
const open = (path = '/todo', user = buildUser()) => openAt({ server, path, user });

const bodyOf = (call: string) => server.received(call).at(-1)?.body;
const title = () => page.getByRole('button', { name: 'Vertrag prüfen', exact: true });
const drawer = () => page.getByRole('dialog', { name: 'Vertrag prüfen' });
async function openDrawer() {
  await expect.element(title()).toBeVisible();
  await focusOn(title());
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer()).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createTodoServer([buildTodo(GIVEN)]);
});

test('a row shows the check list, the repetition and the comments in small', async () => {
  await open();
  const row = page.getByRole('row', { name: /Vertrag prüfen/ });
  for (const words of ['1 von 3 erledigt', 'Wiederholung: Wöchentlich', '2 Kommentare'])
    await expect.element(row.getByTitle(words)).toBeVisible();
  await expect.element(row.getByText('1/3')).toBeVisible();
});

test('a card of the board shows the same and opens by its title', async () => {
  await open('/todo#board');
  await expect.element(page.getByRole('region', { name: 'Offen' }).getByTitle('1 von 3 erledigt')).toBeVisible();
  await openDrawer();
  await expect.element(drawer().getByRole('checkbox', { name: 'Preise mit dem Management abstimmen' })).toBeVisible();
});

describe('the check list', () => {
  test('is ticked, lengthened and shortened with the keyboard alone', async () => {
    await open();
    await openDrawer();
    const second = drawer().getByRole('checkbox', { name: 'Preise mit dem Management abstimmen' });
    await expect.element(second).toBeVisible();
    await focusOn(second);
    await userEvent.keyboard(' ');
    await expect.element(second).toBeChecked();
    await expect.poll(() => bodyOf(WORK_CALLS.changeItem)).toEqual({ todoId: 1, itemId: 2, isDone: true });
    await expect.element(drawer().getByText('2 von 3 erledigt')).toBeVisible();
    const field = drawer().getByRole('textbox', { name: 'Neuer Punkt' });
    await focusOn(field);
    await userEvent.keyboard('Rechnung schreiben{Enter}');
    await expect.element(drawer().getByRole('checkbox', { name: 'Rechnung schreiben' })).toBeVisible();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    const remove = drawer().getByRole('button', { name: 'Punkt löschen: Rechnung schreiben' });
    await focusOn(remove);
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer().getByRole('checkbox', { name: 'Rechnung schreiben' })).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /Vertrag prüfen/ }).getByText('2/3')).toBeVisible();
  });

  test('has a point reworded in its place; Escape gives that up and leaves the rest open', async () => {
    await open();
    await openDrawer();
    const edit = drawer().getByRole('button', { name: 'Punkt bearbeiten: Mediakit ablegen' });
    await expect.element(edit).toBeVisible();
    await focusOn(edit);
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer().getByRole('textbox', { name: 'Punkt', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(edit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await drawer().getByRole('textbox', { name: 'Punkt', exact: true }).fill('Mediakit prüfen');
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer().getByRole('checkbox', { name: 'Mediakit prüfen' })).toBeVisible();
    await expect.poll(() => bodyOf(WORK_CALLS.changeItem)).toEqual({ todoId: 1, itemId: 3, text: 'Mediakit prüfen' });
  });

  test('takes back what the server rejects, and says why', async () => {
    server.on(WORK_CALLS.changeItem, answerFailure);
    server.on(WORK_CALLS.addItem, () => answerError(409, 'CONFLICT', 'tooManyCheckItems'));
    await open();
    await openDrawer();
    const second = drawer().getByRole('checkbox', { name: 'Preise mit dem Management abstimmen' });
    await second.click();
    await expect.element(second).not.toBeChecked();
    await drawer().getByRole('textbox', { name: 'Neuer Punkt' }).fill('Noch einer');
    await drawer().getByRole('button', { name: 'Hinzufügen' }).click();
    await expect.element(page.getByText('Eine Checkliste hat höchstens 50 Punkte.')).toBeVisible();
    await expect.element(drawer().getByRole('textbox', { name: 'Neuer Punkt' })).toHaveValue('Noch einer');
  });

  test('is only read by those who may not edit; they may comment', async () => {
    await open('/todo', buildUser({ role: { roleId: 7, roleName: 'management' } }));
    await openDrawer();
    const second = drawer().getByRole('checkbox', { name: 'Preise mit dem Management abstimmen' });
    await second.click();
    expect(server.received(WORK_CALLS.changeItem)).toEqual([]);
    expect(drawer().getByRole('textbox', { name: 'Neuer Punkt' }).elements()).toEqual([]);
    expect(drawer().getByRole('button', { name: 'Bearbeiten' }).elements()).toEqual([]);
    await expect.element(drawer().getByRole('textbox', { name: 'Ihr Kommentar' })).toBeVisible();
  });
});

test('comments are read, written by keyboard and deleted', async () => {
  await open();
  await openDrawer();
  await expect.element(drawer().getByText('Bitte bis Freitag, sonst verschiebt sich der Dreh.')).toBeVisible();
  await drawer().getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Ist erledigt.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => bodyOf(WORK_CALLS.addComment(1))).toEqual({ text: 'Ist erledigt.' });
  await drawer().getByRole('button', { name: 'Kommentar löschen: Ist erledigt.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(drawer().getByText('Ist erledigt.')).not.toBeInTheDocument();
});

test('a comment that is being written is there again when the to-do is opened again', async () => {
  await open();
  await openDrawer();
  await drawer().getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Noch nicht fertig');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await openDrawer();
  await expect.element(drawer().getByRole('textbox', { name: 'Ihr Kommentar' })).toHaveValue('Noch nicht fertig');
});

test('the form opens from here, and one that repeats says when the next one is due', async () => {
  await open();
  await openDrawer();
  await drawer().getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog', { name: 'To-do bearbeiten' });
  await form.getByRole('combobox', { name: /Wiederholung/ }).click();
  await page.getByRole('option', { name: 'Monatlich' }).click();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => bodyOf(CALLS.update)).toMatchObject({ repeat: 'monthly' });
  await expect.element(page.getByTitle('Wiederholung: Monatlich')).toBeVisible();
  await page.getByRole('button', { name: /^Aktionen für Vertrag prüfen/ }).click();
  await page.getByRole('menuitem', { name: 'Erledigt' }).click();
  await expect.element(page.getByText(/^Das nächste To-do ist am /)).toBeVisible();
  await expect.element(page.getByText('1–2 von 2')).toBeVisible();
});

test('a new to-do begins with its check list', async () => {
  await open();
  await page.getByRole('button', { name: 'To-do anlegen' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Titel' }).fill('Angebot schreiben');
  await form.getByRole('spinbutton').first().click();
  await userEvent.keyboard('30112026');
  const points = form.getByRole('textbox', { name: /Checkliste/ });
  await points.fill('x'.repeat(201));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .element(form.getByText('Bitte geben Sie höchstens 50 Punkte mit je höchstens 200 Zeichen ein.'))
    .toBeVisible();
  await points.fill(' Zahlen \n\nPreise');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => bodyOf(CALLS.create)).toMatchObject({ checkList: ['Zahlen', 'Preise'] });
});

test.each([
  ['fails, it is reloaded on request', answerFailure, 'Das To-do konnte nicht geladen werden.'],
  ['is forbidden, it says so', answerDenied, 'Keine Berechtigung für dieses Modul'],
  ['is gone, it says so', () => answerError(404, 'NOT_FOUND', 'notFound'), 'Dieses To-do gibt es nicht mehr.'],
])('when the to-do %s', async (_title, answer, words) => {
  server.on(WORK_CALLS.details(1), answer);
  await open();
  await openDrawer();
  await expect.element(drawer().getByText(words)).toBeVisible();
});

test('the mail about overdue to-dos is switched off with the keyboard', async () => {
  await open();
  await page.getByRole('button', { name: 'E-Mails' }).click();
  const setting = page.getByRole('switch', { name: 'Überfällige To-dos' });
  await expect.element(setting).toBeChecked();
  await focusOn(setting);
  await userEvent.keyboard(' ');
  await expect.poll(() => bodyOf(WORK_CALLS.changeMail)).toEqual({ isOn: false });
  await expect.element(setting).not.toBeChecked();
  server.on(WORK_CALLS.changeMail, answerFailure);
  await userEvent.keyboard(' ');
  await expect.element(setting).not.toBeChecked();
});
