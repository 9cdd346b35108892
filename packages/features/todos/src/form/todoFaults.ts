import type { TodoPriority } from '@resonanz/api-client/todos';
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
}

/** Most characters, as the contract has them. */
export const LIMITS = { title: 200, description: 2000 } as const;

type Fault = Extract<MessageKey<typeof messages>, `todos.fault.${string}`>;

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** What is wrong with an entered to-do, by field; the server looks at it again. */
export function todoFaults({ title, description, dueDate, assign }: TodoDraft): Readonly<Partial<Record<keyof TodoDraft, Fault>>> {
  return {
    ...(lengthOf(title) === 0 && { title: 'todos.fault.title' }),
    ...(lengthOf(title) > LIMITS.title && { title: 'todos.fault.titleTooLong' }),
    ...(lengthOf(description) > LIMITS.description && { description: 'todos.fault.descriptionTooLong' }),
    ...(!/^20\d\d-\d\d-\d\d$/.test(dueDate ?? '') && { dueDate: 'todos.fault.dueDate' }),
    ...(assign === null && { assign: 'todos.fault.assign' }),
  };
}
