/** The management whose account belongs to the demo accounts. */
export const DEMO_MANAGEMENT = 'Hafenlicht Artists GmbH';

/** Companies that represent influencers, with weights. */
export const MANAGEMENTS: readonly (readonly [string, number])[] = [
  [DEMO_MANAGEMENT, 8],
  ['Studio Elbufer Management', 6],
  ['Nordstern Talents GmbH', 6],
  ['Kaiserzeit Künstleragentur', 3],
  ['Isarblick Creators GmbH', 7],
  ['Vierklang Management KG', 4],
  ['Donauwelle Talents GmbH', 4],
  ['Mondschein Media AG', 3],
  ['Zugspitz Creators GmbH', 3],
  ['Freiraum Artist Care', 4],
  ['Limmat Talents AG', 3],
  ['Rheingold Creator House', 6],
  ['Kiez & Co. Management', 5],
  ['Wellenreiter Management UG', 2],
];
