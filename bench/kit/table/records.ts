const first = ['Lena', 'Amara', 'Sophie', 'Aylin', 'Theresa', 'Can', 'Änne', 'Zoé', 'Øyvind', 'Jörg'];
const last = [
  'Hartwig',
  'Okafor',
  'Brandstätter',
  'Demir',
  'Öztürk',
  'Straßer',
  'Ähnlich',
  'Müller',
  'Lindner',
  'Zürn',
];

/** Ten thousand creators with twelve values each, in no order. */
export function records(): readonly (readonly (string | number)[])[] {
  return Array.from({ length: 10_000 }, (_, at) => {
    const mixed = (at * 7919) % 10_000;
    const name = `${last[mixed % 10] ?? ''}, ${first[Math.floor(mixed / 10) % 10] ?? ''} ${Math.floor(mixed / 100) + 1}`;
    return [
      name,
      ...Array.from({ length: 11 }, (_, column) =>
        column % 2 === 0 ? (mixed * (column + 3)) % 9973 : `Wert ${(mixed + column) % 977}`,
      ),
    ];
  });
}

/** The heads; the first names the row. */
export const heads = [
  'Creator',
  'Reichweite',
  'Stadt',
  'Budget',
  'Marke',
  'Klicks',
  'Kanal',
  'Umsatz',
  'Status',
  'Aufrufe',
  'Quelle',
  'Punkte',
];
