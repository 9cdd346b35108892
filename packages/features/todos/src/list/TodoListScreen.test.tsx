import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TodoQuery } from '@resonanz/api-client/todos';
import { expectAnnounced } from '@resonanz/stage/announced';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildAdmin, buildUser } from '@resonanz/testing/users';
import { buildTodo, buildTodos, CALLS, createTodoServer, dayIn } from '../fixtures/todoServer.fixture.ts';
import { stageRoutes, TodoStage } from '../fixtures/TodoStage.fixture.tsx';

let server: EnvelopeFetch;

const admin = buildAdmin();

const openAt = stageOpener(TodoStage, stageRoutes);
const open = (path = '/todo', user = buildUser()) => openAt({ server, path, user });

const lastQuery = () => server.received(CALLS.list).at(-1)?.body as TodoQuery | undefined;
const row = (title: string) => page.getByRole('row', { name: new RegExp(title) }).first();
const menuOf = (title: string) => page.getByRole('button', { name: new RegExp(`^Aktionen für ${title}`) }).first();

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createTodoServer();
});

test('what is due first stands first, page by page; what is late is red and says so [R-ROUTE-043] [R-PROD-012]', async () => {
  await open();
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  expect(lastQuery()).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'dueDate', sort: 'ASC', filters: {} });
  const late = row('Mediakit von Nico Zaugg nachfordern');
  await expect.element(late.getByText(dayIn(-1).split('-').toReversed().join('.'), { exact: true })).toBeVisible();
  await expect.element(late.getByText('Überfällig')).toBeVisible();
  await expect.element(late.getByText('Offen')).toBeVisible();
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await expect.poll(() => lastQuery()?.pageNumber).toBe(1);
});

test('?today=1 asks for what is due today, and the filter can be taken away [R-ROUTE-064]', async () => {
  const router = await open('/todo?today=1');
  await expect.poll(() => lastQuery()?.filters).toEqual({ due: 'today' });
  await expect.element(page.getByText('1–2 von 2')).toBeVisible();
  await page.getByRole('button', { name: 'Heute fällig entfernen' }).click();
  await expect.poll(() => lastQuery()?.filters).toEqual({});
  expect(router.state.location.search).toBe('');
});

test('due date, status and person narrow, heads sort, and the address keeps all of it', async () => {
  const router = await open();
  for (const [name, option] of [
    ['Fälligkeit', 'Überfällig'],
    ['Status', 'Offen'],
    ['Zugewiesen oder angelegt', 'Von mir angelegt'],
  ] as const) {
    await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await page.getByRole('searchbox').fill('Mediakit');
  await page.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click();
  await expect.poll(lastQuery).toMatchObject({
    search: 'Mediakit',
    sortBy: 'title',
    sort: 'ASC',
    filters: { due: 'overdue', status: 1, whose: 'createdByMe' },
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    q: 'Mediakit',
    overdue: '1',
    status: '1',
    whose: 'created',
    sort: 'title',
  });
});

test.each([
  ['de', 'Priorität', 'Hoch', 'Normal'],
  ['en', 'Priority', 'High', 'Normal'],
] as const)(
  'a row names its priority only where it is not the normal one, and its campaign only where it has one (%s)',
  async (language, head, high, normal) => {
    server = createTodoServer([
      buildTodo({
        title: 'Gewöhnlich',
        description: '',
        priority: 2,
        campaignId: null,
        campaignName: null,
        repeat: null,
        checkTotal: 0,
        commentCount: 0,
      }),
      buildTodo({ todoId: 302, title: 'Dringend', priority: 3 }, 1),
    ]);
    await openAt({ server, path: '/todo', user: buildUser(), language });
    await expect.element(row('Dringend').getByText(high)).toBeVisible();
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(expect.arrayContaining([expect.stringContaining(head)]));
    expect(row('Gewöhnlich').getByText(normal).elements()).toEqual([]);
    expect(row('Gewöhnlich').getByText('–', { exact: true }).elements()).toEqual([]);
    await page.viewport(390, 844);
    const card = page.getByRole('listitem').filter({ hasText: 'Gewöhnlich' });
    await expect.element(card).toBeVisible();
    expect(card.getByText(normal).elements()).toEqual([]);
  },
);

test('an empty list says what would stand here', async () => {
  server = createTodoServer([]);
  await open();
  await expect
    .element(page.getByText('Hier stehen Aufgaben, die Sie angelegt haben oder die Ihnen zugewiesen wurden.'))
    .toBeVisible();
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});

describe('the status', () => {
  beforeEach(() => {
    server = createTodoServer([buildTodo({ title: 'Vertrag prüfen', dueDate: dayIn(0) })]);
  });

  test('offers what may follow and changes the row at once [R-FLOW-016]', async () => {
    await open();
    let release = () => {};
    server.on(
      CALLS.changeStatus,
      () => new Promise((resolve) => (release = () => resolve(answerError(409, 'CONFLICT', 'transitionNotAllowed')))),
    );
    await menuOf('Vertrag prüfen').click();
    await expect.element(page.getByRole('menuitem', { name: 'In Arbeit' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Offen' }).elements()).toEqual([]);
    await page.getByRole('menuitem', { name: 'Erledigt' }).click();
    await expect.element(row('Vertrag prüfen').getByText('Erledigt')).toBeVisible();
    expect(row('Vertrag prüfen').getByText('Heute').elements()).toEqual([]);
    await expect.poll(() => server.received(CALLS.changeStatus)).toHaveLength(1);
    release();
    await expect.element(row('Vertrag prüfen').getByText('Offen')).toBeVisible();
    await expect
      .element(page.getByText('Dieser Wechsel ist nicht erlaubt. Das To-do wurde inzwischen geändert.'))
      .toBeVisible();
  });

  test('is changed with the keyboard alone', async () => {
    await open();
    await expect.element(menuOf('Vertrag prüfen')).toBeVisible();
    await focusOn(menuOf('Vertrag prüfen'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'In Arbeit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row('Vertrag prüfen').getByText('In Arbeit')).toBeVisible();
    await expect
      .poll(() => server.received(CALLS.changeStatus).map(({ body }) => body))
      .toEqual([{ todoId: 1, status: 2 }]);
  });
});

describe('the form', () => {
  const dialog = () => page.getByRole('dialog');
  const save = () => dialog().getByRole('button', { name: 'Speichern' });

  test('says what is missing, then adds a to-do for the creator', async () => {
    await open();
    await page.getByRole('button', { name: 'To-do anlegen' }).click();
    await save().click();
    await expect.element(dialog().getByText('Bitte geben Sie einen Titel ein.')).toBeVisible();
    await expect.element(dialog().getByText('Bitte geben Sie ein gültiges Datum ein.')).toBeVisible();
    expect(server.received(CALLS.create)).toEqual([]);
    await dialog().getByRole('textbox', { name: 'Titel' }).fill('  Angebot schreiben ');
    await dialog().getByRole('spinbutton').first().click();
    await userEvent.keyboard('30112026');
    await save().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.received(CALLS.create).map(({ body }) => body)).toEqual([
      { title: 'Angebot schreiben', description: '', dueDate: '2026-11-30', assign: 9, priority: 2 },
    ]);
    await expect.element(page.getByText('To-do angelegt')).toBeVisible();
    await expect.element(row('Angebot schreiben')).toBeVisible();
  });

  test('gives a to-do to another user', async () => {
    server = createTodoServer(buildTodos(1));
    await open();
    await menuOf('Mediakit').click();
    await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
    await dialog().getByRole('combobox', { name: 'Zugewiesen an' }).fill('Emre');
    await page.getByRole('option', { name: 'Emre Aksoy' }).click();
    await save().click();
    await expect.element(row('Emre Aksoy')).toBeVisible();
    expect(server.received(CALLS.update)[0]?.body).toMatchObject({
      todoId: 1,
      assign: 10,
      updatedAt: buildTodo().updatedAt,
    });
  });

  test('keeps what was entered when another user was faster, and shows invalid fields', async () => {
    server = createTodoServer(buildTodos(1));
    server.on(CALLS.update, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
    await open();
    await menuOf('Mediakit').click();
    await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
    await dialog().getByRole('textbox', { name: 'Titel' }).fill('Meine Fassung');
    await save().click();
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/inzwischen von jemand anderem geändert/);
    server.on(CALLS.update, () =>
      answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
        fieldErrors: [{ field: 'assign', key: 'invalidValue' }],
      }),
    );
    await save().click();
    await expect.element(dialog().getByText('Bitte wählen Sie eine Person, die To-dos sehen darf.')).toBeVisible();
    await expect.element(dialog().getByRole('textbox', { name: 'Titel' })).toHaveValue('Meine Fassung');
  });
});

test('a campaign manager, who lacks the right, deletes nothing', async () => {
  server = createTodoServer(buildTodos(2));
  await open();
  await menuOf('Mediakit').click();
  await expect.element(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Löschen' }).elements()).toEqual([]);
});

test('an administrator deletes after a question', async () => {
  server = createTodoServer(buildTodos(2));
  await open('/todo', admin);
  await menuOf('Mediakit').click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sind Sie sicher?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(server.received(CALLS.remove)).toEqual([]);
  await menuOf('Mediakit').click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(row('Mediakit')).not.toBeInTheDocument();
  expect(server.received(CALLS.remove).map(({ body }) => body)).toEqual([{ todoId: 1 }]);
});

test('a to-do of a lead leads to it, in the list and beside it; the lead narrows the list', async () => {
  server = createTodoServer([
    buildTodo({ title: 'Angebot nachfassen', customerLeadId: 50, customerLeadName: 'Nordlicht Outdoor GmbH' }),
    buildTodo({ todoId: 2, customerLeadId: 51, customerLeadName: null }, 1),
  ]);
  await open('/todo?lead=50');
  await expect.poll(() => server.received(CALLS.list).at(-1)?.body).toMatchObject({ filters: { customerLeadId: 50 } });
  await expect
    .element(page.getByRole('link', { name: 'Nordlicht Outdoor GmbH' }))
    .toHaveAttribute('href', '/customer-lead/50/view');
  await expect.element(page.getByText('Lead #51')).toBeVisible();
  await page.getByRole('button', { name: 'Angebot nachfassen' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Nordlicht Outdoor GmbH' }))
    .toHaveAttribute('href', '/customer-lead/50/view');
});

test('a calendar link that is withdrawn is gone from its dialog, without a toast', async () => {
  await open();
  await page.getByRole('button', { name: 'Kalender' }).click();
  const dialog = page.getByRole('dialog', { name: 'To-dos im Kalender' });
  await dialog.getByRole('button', { name: 'Neuen Link erstellen' }).click();
  await dialog.getByRole('button', { name: 'Link widerrufen' }).click();
  await expect.element(dialog.getByText('Sie haben noch keinen Link.')).toBeVisible();
  await expectAnnounced('Der Link gilt nicht mehr.');
});
