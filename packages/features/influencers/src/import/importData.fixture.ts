import type { ImportInspection, ImportPreview, ImportRow } from '@resonanz/api-client/influencers';

/** What the server says about the columns of a small file. */
export function buildImportInspection(overrides: Partial<ImportInspection> = {}): ImportInspection {
  return {
    fileName: 'influencer.csv',
    rowCount: 6,
    columns: [
      { column: 0, name: 'Vorname', samples: ['Wiebke', 'Tarık', 'Marie-Luise'], suggestedField: 'firstName' },
      { column: 1, name: 'Nachname', samples: ['Harms', 'Güneş', 'Pfefferkorn'], suggestedField: 'surname' },
      {
        column: 2,
        name: 'Profil-URL',
        samples: ['https://www.instagram.com/wiebke.werkelt/?hl=de', 'youtube.com/@wiebkewerkelt', 'https://www.tiktok.com/@tarik.isst'],
        suggestedField: 'channelUrl',
      },
      { column: 3, name: 'Follower', samples: ['48.210', '21.480', '186.400'], suggestedField: 'followers' },
      { column: 4, name: 'Bemerkung des Vertriebsmitarbeiters', samples: ['bitte anrufen'], suggestedField: null },
    ],
    ...overrides,
  };
}

const channel = (platform: NonNullable<ImportRow['channel']>['platform'], url: string, handle: string, followers: number | null) => ({
  platform,
  url,
  handle,
  followers,
});

const rows: readonly ImportRow[] = [
  {
    row: 2,
    outcome: 'newInfluencer',
    name: 'Wiebke Harms',
    email: 'wiebke.harms@nordseepost.example',
    channel: channel('Instagram', 'https://www.instagram.com/wiebke.werkelt/', 'wiebke.werkelt', 48_210),
    issues: [],
  },
  {
    row: 3,
    outcome: 'newChannel',
    name: 'Wiebke Harms',
    email: 'wiebke.harms@nordseepost.example',
    channel: channel('YouTube', 'https://www.youtube.com/@wiebkewerkelt', 'Wiebke werkelt', 21_480),
    issues: [],
  },
  {
    row: 4,
    outcome: 'duplicate',
    name: 'Tarık Güneş',
    email: 'tarik.gunes@kuechenpost.example',
    channel: channel('TikTok', 'https://www.tiktok.com/@tarik.isst', '@tarik.isst', 186_400),
    issues: [],
  },
  {
    row: 5,
    outcome: 'error',
    name: 'Marie-Luise Pfefferkorn',
    email: null,
    channel: null,
    issues: [
      { field: 'channelUrl', key: 'channelUrlIsVideo', value: 'https://www.youtube.com/watch?v=aqz-KE' },
      { field: 'followers', key: 'invalidNumber', value: 'sehr viele' },
    ],
  },
  {
    row: 6,
    outcome: 'error',
    name: '',
    email: 'reto@',
    channel: channel('Instagram', 'https://www.instagram.com/retobergauf/', 'retobergauf', null),
    issues: [
      { field: 'surname', key: 'required', value: '' },
      { field: 'email', key: 'emailInvalid', value: 'reto@' },
    ],
  },
  {
    row: 7,
    outcome: 'newInfluencer',
    name: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
    email: null,
    channel: channel('Blog', 'https://maxalexander.example', 'maxalexander.example', null),
    issues: [],
  },
];

/** What the server says an import would do; the counts follow the rows. */
export function buildImportPreview(of: readonly ImportRow[] = rows): ImportPreview {
  const count = (outcome: ImportRow['outcome']) => of.filter((row) => row.outcome === outcome).length;
  return {
    rowCount: of.length,
    newInfluencers: count('newInfluencer'),
    newChannels: count('newChannel'),
    duplicates: count('duplicate'),
    errors: count('error'),
    rows: [...of],
  };
}

/** The same without rows that must be corrected. */
export const buildCleanPreview = (): ImportPreview => buildImportPreview(rows.filter(({ outcome }) => outcome !== 'error'));
