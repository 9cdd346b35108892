import { both, storyWords } from '@resonanz/stories/words';
import type { TodoItem } from './TodoEntry.tsx';

const words = storyWords({
  countersignTheContractWith: [
    'Vertrag Bergquell Vital gegenzeichnen',
    'Countersign the contract with Bergquell Vital',
  ],
  sendTheSignedVersion: [
    'Unterschriebene Fassung an Herrn Wiegand zurücksenden und Eingangsdatum im Vertrag nachtragen.',
    'Send the signed version back to Mr Wiegand and add the date of receipt to the contract.',
  ],
  requestProofOfReach: ['Reichweitennachweise September anfordern', 'Request proof of reach for September'],
  aylinDemirOlePetersen: [
    'Aylin Demir, Ole Petersen und Nico Zaugg. Vorlage „Insights anfordern“ verwenden.',
    'Aylin Demir, Ole Petersen and Nico Zaugg. Use the template “Request insights”.',
  ],
  approveTheRoundOf: [
    'Korrekturschleife Herbstleuchten freigeben',
    'Approve the round of corrections of Herbstleuchten',
  ],
  threePostsAreSet: [
    'Drei Beiträge stehen auf „Korrektur“. Mit Lindenblatt um 15:00 Uhr abstimmen.',
    'Three posts are set to “Correction”. Agree on them with Lindenblatt at 15:00.',
  ],
  checkThatItIs: [
    'Kennzeichnung als Werbung, Verlinkung der Marke und Rabattcode kontrollieren.',
    'Check that it is marked as advertising, links to the brand and has the discount code.',
  ],
  agreementOnTheResponsibility: [
    'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung Verpackungsmittelrücknahmegesellschaft',
    'Agreement on the responsibility for communication about sustainability of the company for taking back packaging',
  ],
  handInTheDeclaration: [
    'Datenschutzgrundverordnungskonforme Einwilligungserklärung der Norddeutschen Lebensmittelverarbeitungsgenossenschaft nachreichen.\nhttps://drive.example/ordner/Herbstleuchten_2026_Pflegeserie_Freigaben_und_Korrekturen_Fassung_7_final',
    'Hand in the declaration of consent of the North German food processing cooperative that complies with the General Data Protection Regulation.\nhttps://drive.example/ordner/Herbstleuchten_2026_Pflegeserie_Freigaben_und_Korrekturen_Fassung_7_final',
  ],
});

/** The day of the stories. */
export const TODAY = '2026-10-12';

/** To-dos of a campaign manager on that day. */
export const todos: readonly TodoItem[] = [
  {
    todoId: 1,
    title: words.countersignTheContractWith,
    description: words.sendTheSignedVersion,
    dueDate: '2026-10-11',
  },
  {
    todoId: 2,
    title: words.requestProofOfReach,
    description: words.aylinDemirOlePetersen,
    dueDate: TODAY,
  },
  {
    todoId: 3,
    title: words.approveTheRoundOf,
    description: words.threePostsAreSet,
    dueDate: TODAY,
  },
];

/** As many as a day has at the most. */
export const manyTodos: readonly TodoItem[] = Array.from({ length: 100 }, (_, index) => ({
  todoId: index + 1,
  title: both(`Content-Link Nr. ${index + 1} prüfen`, `Check content link no. ${index + 1}`),
  description: index % 3 === 0 ? '' : words.checkThatItIs,
  dueDate: TODAY,
}));

/** Words that hardly fit. */
export const longTodos: readonly TodoItem[] = [
  {
    todoId: 1,
    title: words.agreementOnTheResponsibility,
    description: words.handInTheDeclaration,
    dueDate: TODAY,
  },
];
