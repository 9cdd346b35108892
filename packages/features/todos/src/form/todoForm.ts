import type { NewTodo, Todo, TodoPriority, TodoRepeat } from '@resonanz/api-client/todos';
import { TODO_PRIORITY } from '@resonanz/domain/workStates';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
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

/** The draft of a to-do, or that of a new one for its creator. */
export const draftOf = (todo: Todo | undefined, creatorId: number | null): TodoDraft => ({
  title: todo?.title ?? '',
  description: todo?.description ?? '',
  dueDate: todo?.dueDate ?? null,
  assign: todo === undefined ? creatorId : todo.assign,
  priority: todo?.priority ?? TODO_PRIORITY.normal,
  campaignId: todo?.campaignId ?? null,
  repeat: todo?.repeat ?? null,
  checkList: '',
});

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

/** What is wrong with an entered to-do, in words by field; the server looks at it again. */
export function todoErrors(
  { title, description, dueDate, assign, checkList }: TodoDraft,
  t: Translate<MessageKey<typeof messages>>,
): Readonly<Partial<Record<keyof TodoDraft, string>>> {
  return {
    ...(lengthOf(title) === 0 && { title: t('todos.fieldError.title') }),
    ...(lengthOf(title) > LIMITS.title && { title: t('todos.fieldError.titleTooLong') }),
    ...(lengthOf(description) > LIMITS.description && { description: t('todos.fieldError.descriptionTooLong') }),
    ...(!/^20\d\d-\d\d-\d\d$/.test(dueDate ?? '') && { dueDate: t('todos.fieldError.dueDate') }),
    ...(isTooMuch(pointsOf(checkList)) && { checkList: t('todos.fieldError.checkList') }),
    ...(assign === null && { assign: t('todos.fieldError.assign') }),
  };
}

/** A draft without errors, as the wire carries it; what a to-do is linked to and how it repeats only where that changes. */
export function toInput(draft: TodoDraft, todo: Todo | undefined): Omit<NewTodo, 'checkList'> {
  const { title, description, dueDate, assign, priority, campaignId, repeat } = draft;
  return {
    title: title.trim(),
    description: description.trim(),
    dueDate: dueDate ?? '',
    assign: assign ?? 0,
    priority,
    ...(campaignId !== (todo?.campaignId ?? null) && { campaignId }),
    ...(repeat !== (todo?.repeat ?? null) && { repeat }),
  };
}
