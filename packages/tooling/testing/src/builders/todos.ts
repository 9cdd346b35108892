import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

const titles = [
  'Briefing an Lena Hoffmann senden',
  'Rechnung von Grünwald Kosmetik prüfen',
  'Drehtermin mit dem Studio Elbufer abstimmen',
] as const;

/** A to-do, open and due on 4 May 2026. */
export function buildTodo(overrides: Partial<Schema<'Todo'>> = {}, index = 0): Schema<'Todo'> {
  const { firstName, surname } = personAt(index);
  return {
    todoId: 300 + index,
    title: titles[index % titles.length] ?? titles[0],
    description: 'Bitte bis zum Mittag erledigen.',
    dueDate: '2026-05-04',
    assign: 9,
    assignName: 'Katharina Bergmann',
    createdBy: 20 + index,
    createdByName: `${firstName} ${surname}`,
    status: 1,
    customerLeadId: null,
    customerLeadName: null,
    repeat: null,
    checkDone: 0,
    checkTotal: 0,
    commentCount: 0,
    createdAt: '2026-05-01T08:12:00Z',
    updatedAt: '2026-05-01T08:12:00Z',
    ...overrides,
  };
}

/** To-dos, one after the other. */
export const buildTodos = (count: number): Schema<'Todo'>[] => many(count, (index) => buildTodo({}, index));
