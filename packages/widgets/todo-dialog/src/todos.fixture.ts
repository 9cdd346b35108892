import type { TodoItem } from './TodoEntry.tsx';

/** The day of the stories. */
export const TODAY = '2026-10-12';

/** To-dos of a campaign manager on that day. */
export const todos: readonly TodoItem[] = [
  {
    todoId: 1,
    title: 'Vertrag Bergquell Vital gegenzeichnen',
    description: 'Unterschriebene Fassung an Herrn Wiegand zurücksenden und Eingangsdatum im Vertrag nachtragen.',
    dueDate: '2026-10-11',
  },
  {
    todoId: 2,
    title: 'Reichweitennachweise September anfordern',
    description: 'Aylin Demir, Ole Petersen und Nico Zaugg. Vorlage „Insights anfordern“ verwenden.',
    dueDate: TODAY,
  },
  {
    todoId: 3,
    title: 'Korrekturschleife Herbstleuchten freigeben',
    description: 'Drei Beiträge stehen auf „Korrektur“. Mit Lindenblatt um 15:00 Uhr abstimmen.',
    dueDate: TODAY,
  },
];

/** As many as a day has at the most. */
export const manyTodos: readonly TodoItem[] = Array.from({ length: 100 }, (_, index) => ({
  todoId: index + 1,
  title: `Content-Link Nr. ${index + 1} prüfen`,
  description: index % 3 === 0 ? '' : 'Kennzeichnung als Werbung, Verlinkung der Marke und Rabattcode kontrollieren.',
  dueDate: TODAY,
}));

/** Words that hardly fit. */
export const longTodos: readonly TodoItem[] = [
  {
    todoId: 1,
    title: 'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung Verpackungsmittelrücknahmegesellschaft',
    description:
      'Datenschutzgrundverordnungskonforme Einwilligungserklärung der Norddeutschen Lebensmittelverarbeitungsgenossenschaft nachreichen.\nhttps://drive.example/ordner/Herbstleuchten_2026_Pflegeserie_Freigaben_und_Korrekturen_Fassung_7_final',
    dueDate: TODAY,
  },
];
