import { expect, test } from 'vitest';
import { DEMO_USER } from './accounts.ts';
import { data, now, today } from './fixtures/demoData.fixture.ts';

test('each staff account that works with to-dos has something due today, and something is overdue', () => {
  for (const id of [DEMO_USER.superAdmin, DEMO_USER.admin, DEMO_USER.manager]) {
    expect(
      data.todos.some(({ assignUserId, dueDate, status }) => assignUserId === id && dueDate === today && status !== 3),
    ).toBe(true);
  }
  expect(data.todos.some(({ dueDate, status }) => dueDate < today && status !== 3)).toBe(true);
  expect(data.todos.filter(({ createdAt }) => createdAt > now.toISOString())).toEqual([]);
});

test('check lists and comments belong to to-dos, some are half done, and some to-dos come again', () => {
  const ids = new Set(data.todos.map(({ id }) => id));
  expect(
    [...data.todoCheckItems.map(({ todoId }) => todoId), ...data.todoComments.map(({ subjectId }) => subjectId)].filter(
      (id) => !ids.has(id),
    ),
  ).toEqual([]);
  expect(new Set(data.todoCheckItems.map(({ isDone }) => isDone)).size).toBe(2);
  expect(
    data.todos.filter(({ repeat }) => repeat !== null).every(({ repeatFrom, dueDate }) => repeatFrom === dueDate),
  ).toBe(true);
  const written = new Map(data.todos.map(({ id, createdAt }) => [id, createdAt]));
  expect(data.todoComments.filter(({ subjectId, createdAt }) => createdAt < (written.get(subjectId) ?? ''))).toEqual(
    [],
  );
});

test('leads stand in every status, and name their customer, their reason and their follow-up as the status asks', () => {
  expect(new Set(data.leads.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(new Set(data.leads.map(({ country }) => country)).size).toBe(3);
  expect(data.leads.filter(({ industryId }) => industryId === null)).toEqual([]);
  for (const { status, reason, customerId, followUpDate, company } of data.leads) {
    expect(reason !== null).toBe(status === 3 || status === 6);
    if (status === 9) expect(followUpDate).not.toBeNull();
    if (status === 3 || status === 5 || status === 6) expect(followUpDate).toBeNull();
    expect(data.customers.find(({ id }) => id === customerId)?.name).toBe(status === 5 ? company : undefined);
  }
  expect(Math.max(...data.leads.map(({ company }) => company.length))).toBeGreaterThan(120);
  for (const { id } of data.leads)
    expect(
      data.leadContacts.filter(({ customerLeadId, isMain }) => customerLeadId === id && isMain).length,
    ).toBeLessThanOrEqual(1);
});

test('the follow-ups of leads are to-dos of their owners, one overdue and one for today among those of the manager', () => {
  const planned = data.leads.filter(({ followUpDate }) => followUpDate !== null);
  const todos = data.todos.filter(({ customerLeadId }) => customerLeadId !== null);
  const shown = (rows: readonly (readonly [number | null, number | null, string | null])[]) =>
    rows.map((row) => row.join(' ')).toSorted();
  expect(
    shown(todos.map(({ customerLeadId, assignUserId, dueDate }) => [customerLeadId, assignUserId, dueDate])),
  ).toEqual(shown(planned.map(({ id, ownerUserId, followUpDate }) => [id, ownerUserId, followUpDate])));
  expect(todos.every(({ title }) => title.length <= 200)).toBe(true);
  const due = planned.filter(
    ({ ownerUserId, followUpDate }) => ownerUserId === DEMO_USER.manager && (followUpDate ?? '') <= today,
  );
  expect(due.map(({ followUpDate }) => followUpDate === today).toSorted()).toEqual([false, true]);
});

test('the log of a lead ends with its last contact, and nothing happened before it was written', () => {
  for (const { id, createdAt, lastContactAt } of data.leads) {
    const moments = data.leadLog.filter(({ customerLeadId }) => customerLeadId === id).map(({ at }) => at);
    expect(moments.toSorted().at(-1) ?? null).toBe(lastContactAt);
    expect(moments.filter((at) => at < createdAt || at > now.toISOString())).toEqual([]);
    expect(data.leadEvents.filter(({ entityId, at }) => entityId === id && at < createdAt)).toEqual([]);
  }
});
