const brands = [
  'Alpenglühen',
  'Bergquell',
  'Dünenwind',
  'Haferkraft',
  'Kaffeerösterei Morgenstern',
  'Lindenblatt',
  'Nordlicht Brillen',
  'Ötztaler Wolle',
  'Sonnentor',
  'Zoé',
];
const themes = [
  'Adventskalender',
  'Frühjahrskur',
  'Gipfelstürmer',
  'Hüttenschuhe',
  'Pflegeserie',
  'Schulstart',
  'Sonnenkollektion',
  'Été à Paris',
  'Straßenfest',
  'Übergangsjacken',
];

/** A hundred thousand names of campaigns, sorted by the rules of German. */
export function sortedLabels(): readonly { id: number; label: string }[] {
  const labels = Array.from(
    { length: 100_000 },
    (_, at) => `${brands[at % 10] ?? ''} – ${themes[Math.floor(at / 10) % 10] ?? ''} ${Math.floor(at / 100) + 1}`,
  );
  const { compare } = new Intl.Collator('de-DE', { numeric: true });
  return labels.sort(compare).map((label, id) => ({ id, label }));
}
