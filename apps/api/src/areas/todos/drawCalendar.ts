import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { staffPaths } from '@resonanz/domain/paths';

/** A to-do as a calendar shows it. */
export interface CalendarTodo {
  id: number;
  title: string;
  description: string;
  /** Calendar date in Berlin as yyyy-MM-dd. */
  dueDate: string;
  /** 1 low, 2 normal, 3 high. */
  priority: number;
  updatedAt: string;
}

/** The same word in both languages. */
const NAME = 'To-dos';
/** iCalendar counts from 1, the highest, to 9. */
const PRIORITIES: Readonly<Record<number, number>> = { 1: 9, 2: 5, 3: 1 };
const HOUR = 3600;

/** To-dos as all-day calendar events that do not block time. */
export function drawCalendar(
  todos: readonly CalendarTodo[],
  { language, publicUrl }: { language: 'DE' | 'EN'; publicUrl: string },
): string {
  const calendar = ical({
    name: `Resonanz · ${NAME}`,
    prodId: { company: 'Resonanz', product: NAME, language },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
  });
  for (const { id, title, description, dueDate, priority, updatedAt } of todos) {
    calendar.createEvent({
      id: `todo-${id}@resonanz`,
      start: new Date(`${dueDate}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: description === '' ? null : description,
      priority: PRIORITIES[priority] ?? null,
      url: publicUrl === '' ? null : `${publicUrl}${staffPaths.todo()}`,
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
