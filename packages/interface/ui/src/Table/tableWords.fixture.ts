import { storyWords } from '@resonanz/stories/words';

/** Words of the table's stories. */
export const texts = storyWords({
  vienna: ['Wien', 'Vienna'],
  stateOfApproval: ['Freigabestatus', 'State of approval'],
  approved: ['Freigegeben', 'Approved'],
  finalBudget: ['Finales Budget', 'Final budget'],
  published: ['Veröffentlicht', 'Published'],
  creatorsOfTheCampaign: ['Creator der Kampagne', 'Creators of the campaign'],
  selectAll: ['Alle auswählen', 'Select all'],
  actions: ['Aktionen', 'Actions'],
  loadingCreators: ['Creator werden geladen …', 'Loading creators …'],
  relaxTheFilters: ['Lockern Sie die Filter.', 'Relax the filters.'],
  theCreatorsCouldNot: ['Die Creator konnten nicht geladen werden.', 'The creators could not be loaded.'],
  checkYourConnection: ['Prüfen Sie Ihre Verbindung.', 'Check your connection.'],
  sortedByBudgetAscending: ['Sortiert nach Budget, aufsteigend', 'Sorted by budget, ascending'],
  selectHerbstkollektionOfNordlicht: [
    'Herbstkollektion von Nordlicht auswählen',
    'Select Herbstkollektion of Nordlicht',
  ],
  selectHerbstkollektionOfAlpenglu: [
    'Herbstkollektion von Alpenglück auswählen',
    'Select Herbstkollektion of Alpenglück',
  ],
  oneSelected: ['1 ausgewählt', '1 selected'],
  note: ['Notiz', 'Note'],
  selectCanOZtu: ['Can Öztürk auswählen', 'Select Can Öztürk'],
  selectTheresaVonAufse: ['Theresa von Aufseß-Rautenberg auswählen', 'Select Theresa von Aufseß-Rautenberg'],
  widthOfCreator: ['Breite von Creator', 'Width of Creator'],
  allChannels: ['Alle Kanäle', 'All channels'],
  selected10000: ['10.000 ausgewählt', '10,000 selected'],
  sortedByCreatorDescending: ['Sortiert nach Creator, absteigend', 'Sorted by creator, descending'],
  theAmountExceedsThe: [
    'Betrag übersteigt das Restbudget von 5.000,00 €.',
    'The amount exceeds the remaining budget of €5,000.00.',
  ],
  theAmountExceedsThe2: ['Betrag übersteigt das Restbudget', 'The amount exceeds the remaining budget'],
  reelAndStory: ['Reel und Story', 'Reel and story'],
  discarded: ['verworfen{Escape}', 'discarded{Escape}'],
  reelOnly: ['Nur Reel', 'Reel only'],
  saved: ['Gespeichert', 'Saved'],
  correction: ['Korrektur', 'Correction'],
});
