import { expect, test } from 'vitest';
import { suggestColumns } from './suggestColumns.ts';

const suggested = (head: readonly string[], cells: readonly string[] = head.map(() => 'x')) =>
  suggestColumns({ kind: 'csv', head, records: [{ line: 2, cells }] }).map(
    ({ suggestedField, suggestedChannel, suggestedService }) =>
      suggestedField === null ? null : [suggestedField, suggestedChannel, suggestedService].join(' ').trim(),
  );

test.each([
  ['Instagram Link', 'channelUrl'],
  ['Instagram-URL', 'channelUrl'],
  ['Insta', 'channelUrl'],
  ['Link zum TikTok Profil', null],
  ['YouTube Kanal', 'channelUrl'],
  ['Kanal', 'channelUrl'],
  ['Follower Instagram', 'followers'],
  ['Preis', 'price'],
])('a column %s is taken for %s', (name, field) => {
  expect(suggested([name])).toEqual([field === null ? null : `${field} 1`]);
});

test.each([
  ['Telefon', 'mobile'],
  ['Handy-Nr.', 'mobile'],
  ['Tel.', 'mobile'],
  ['Mobile phone', 'mobile'],
  ['Phone number', 'mobile'],
  ['Adresse', 'address'],
  ['Versandadresse', 'address'],
  ['Postal address', 'address'],
  ['Straße', 'street'],
  ['Strasse / Nr.', 'street'],
  ['Straße und Hausnummer', 'street'],
  ['Street address', 'street'],
  ['Hausnr.', 'houseNumber'],
  ['House number', 'houseNumber'],
  ['PLZ', 'zip'],
  ['Postleitzahl', 'zip'],
  ['ZIP code', 'zip'],
  ['Postcode', 'zip'],
  ['Stadt', 'city'],
  ['Land', 'country'],
  ['Geschlecht', 'gender'],
  ['Gender', 'gender'],
  ['Deutschland', 'germany'],
  ['Follower Deutschland (%)', 'germany'],
  ['Anteil DE', 'germany'],
  ['Audience Austria', 'austria'],
  ['Österreich %', 'austria'],
  ['Schweiz in Prozent', 'switzerland'],
  ['CH %', 'switzerland'],
  ['Frauen', 'genderFemale'],
  ['weiblich %', 'genderFemale'],
  ['Female audience', 'genderFemale'],
  ['Anteil Männer', 'genderMale'],
  ['Male (%)', 'genderMale'],
  ['unter 18', 'until18'],
  ['13-17', 'until18'],
  ['Age under 18 %', 'until18'],
  ['18–24 Jahre %', 'age18To24'],
  ['Alter 25 - 34', 'age25To34'],
  ['35 bis 44', 'age35To44'],
  ['Age 45 to 54', 'age45To54'],
  ['55-64', 'age55To64'],
  ['65+', 'above64'],
  ['über 64 Jahre %', 'above64'],
  ['DE', null],
  ['M', null],
  ['Vorgemerkt 2024-25', null],
  ['Followers', 'followers'],
  ['Manager', 'management'],
  ['10-20', null],
])('a column %s is taken for %s, and for nothing else', (name, field) => {
  expect(suggested([name])).toEqual([field === null ? null : `${field} 1`]);
});

test('shares belong to the channel whose platform they name', () => {
  expect(suggested(['Instagram', 'TikTok', 'TikTok 18-24', 'Instagram Frauen %', 'Deutschland'])).toEqual([
    'channelUrl 1',
    'channelUrl 2',
    'age18To24 2',
    'genderFemale 1',
    'germany 1',
  ]);
});

test('beside the first name, a column called name holds the surname', () => {
  expect(suggested(['Name', 'Vorname', 'URL'])).toEqual(['surname 1', 'firstName 1', 'channelUrl 1']);
  expect(suggested(['Vorname', 'Nachname', 'Name'])).toEqual(['firstName 1', 'surname 1', 'fullName 1']);
  expect(suggested(['Name', 'URL'])).toEqual(['fullName 1', 'channelUrl 1']);
});

test('columns of several channels belong together by platform or number; what names none belongs to the first', () => {
  expect(
    suggested([
      'Name',
      'Instagram Link',
      'TikTok Link',
      'TikTok Follower',
      'Instagram Follower',
      'Interaktionsrate (%)',
    ]),
  ).toEqual(['fullName 1', 'channelUrl 1', 'channelUrl 2', 'followers 2', 'followers 1', 'engagementRate 1']);
  expect(suggested(['URL', 'Follower', 'URL 2', 'Follower 2', 'Follower 3'])).toEqual([
    'channelUrl 1',
    'followers 1',
    'channelUrl 2',
    'followers 2',
    null,
  ]);
});

test('prices are taken for those of the service they name', () => {
  expect(
    suggested([
      'Instagram Link',
      'Preis Story',
      'Reel Preis (EUR)',
      'Preis je Beitrag',
      'Honorar UGC-Video ohne Veröffentlichung',
      'YouTube',
      'YouTube Preis Shorts',
    ]),
  ).toEqual([
    'channelUrl 1',
    'price 1 Story',
    'price 1 Reel',
    'price 1',
    'price 1 Ugc',
    'channelUrl 2',
    'price 2 Shorts',
  ]);
});

test('more channels than a row may have are left out', () => {
  const head = ['Instagram', 'TikTok', 'YouTube', 'Twitch', 'Facebook', 'Pinterest'];
  expect(suggested(head)).toEqual([1, 2, 3, 4, 5].map((channel) => `channelUrl ${channel}`).concat([null as never]));
});
