/** Names, places and figures that lists of fixtures walk through; umlauts and long names included. */
export const people = [
  { firstName: 'Lena', surname: 'Hoffmann', handle: 'lenahoffmann', city: 'Hamburg', followers: 184_200 },
  { firstName: 'Jonas', surname: 'Weidenfeller', handle: 'jonas.weidenfeller', city: 'München', followers: 1_240_000 },
  { firstName: 'Aylin', surname: 'Özdemir', handle: 'aylin.oezdemir', city: 'Köln', followers: 48_700 },
  {
    firstName: 'Maximilian-Alexander',
    surname: 'von Hohenstein-Wittelsbach',
    handle: 'maxalexander',
    city: 'Garmisch-Partenkirchen',
    followers: 9_950,
  },
  { firstName: 'Sophie', surname: 'Grüber', handle: 'sophiegrueber', city: 'Wien', followers: 512_300 },
  { firstName: 'Nico', surname: 'Brändli', handle: 'nico_braendli', city: 'Zürich', followers: 76_400 },
] as const;

/** The person at a place of a list of any length. */
export function personAt(index: number): (typeof people)[number] {
  return people[index % people.length] ?? people[0];
}

/** A list of fixtures, each built from its place. */
export function many<Item>(count: number, build: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => build(index));
}
