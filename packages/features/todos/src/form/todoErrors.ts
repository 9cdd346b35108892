import type { TodoPriority, TodoRepeat } from '@resonanz/api-client/todos';
import type { MessageKey } from '@resonanz/i18n/messages';
import type { messages } from '../messages.ts';

/** What is entered for a to-do. */
export interface TodoDraft {
  readonly title: string;
  readonly description: string;
  readonly dueDate: string | null;
  readonly assign: number | null;
  readonly priority: TodoPriority;
  readonly campaignId: number | null;
  readonly repeat: TodoRepeat | null;
  /** Points of a new to-do, one a line. */
  readonly checkList: string;
}

/** Most characters, as the contract has them. */
export const LIMITS = { title: 200, description: 2000, checkItem: 200, checkItems: 50 } as const;

type ErrorKey = Extract<MessageKey<typeof messages>, `todos.fieldError.${string}`>;

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** The points that were entered, without empty lines. */
export const pointsOf = (checkList: string): string[] =>
  checkList
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether words can be a point of a check list. */
export const isCheckText = (text: string): boolean => lengthOf(text) > 0 && lengthOf(text) <= LIMITS.checkItem;

const isTooMuch = (points: readonly string[]): boolean =>
  points.length > LIMITS.checkItems || !points.every(isCheckText);

/** What is wrong with an entered to-do, by field; the server looks at it again. */
export function todoErrors({
  title,
  description,
  dueDate,
  assign,
  checkList,
}: TodoDraft): Readonly<Partial<Record<keyof TodoDraft, ErrorKey>>> {
  return {
    ...(lengthOf(title) === 0 && { title: 'todos.fieldError.title' }),
    ...(lengthOf(title) > LIMITS.title && { title: 'todos.fieldError.titleTooLong' }),
    ...(lengthOf(description) > LIMITS.description && { description: 'todos.fieldError.descriptionTooLong' }),
    ...(!/^20\d\d-\d\d-\d\d$/.test(dueDate ?? '') && { dueDate: 'todos.fieldError.dueDate' }),
    ...(isTooMuch(pointsOf(checkList)) && { checkList: 'todos.fieldError.checkList' }),
    ...(assign === null && { assign: 'todos.fieldError.assign' }),
  };
}
