import { FolderIcon, PlayCircleIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import type { TreeItem } from './TreeItem.ts';

const rights = [
  ['view', 'Ansehen'],
  ['add', 'Anlegen'],
  ['edit', 'Bearbeiten'],
  ['delete', 'Löschen'],
] as const;

const moduleOf = (id: string, label: string): TreeItem<string> => ({
  id,
  label,
  children: rights.map(([right, words]) => ({ id: `${id}.${right}`, label: words })),
});

/** The rights of a role. */
export const permissions: readonly TreeItem<string>[] = [
  {
    id: 'management',
    label: 'Management',
    children: [
      moduleOf('influencers', 'Influencer'),
      moduleOf('campaigns', 'Kampagnen'),
      moduleOf('contracts', 'Verträge'),
    ],
  },
  {
    id: 'brands',
    label: 'Marken',
    children: [moduleOf('customers', 'Kunden'), { ...moduleOf('requests', 'Kampagnenanfragen'), isDisabled: true }],
  },
  moduleOf('mail', 'E-Mail'),
];

/** Rights of an account manager. */
export const grantedRights: ReadonlySet<string> = new Set([
  'influencers',
  'campaigns.view',
  'campaigns.edit',
  'requests.view',
  'mail.view',
]);

/** The categories of brands. */
export const categories: readonly TreeItem<number>[] = [
  {
    id: 1,
    label: 'Beauty & Pflege',
    end: 7,
    children: [
      { id: 101, label: 'Gesichtspflege', end: 3 },
      { id: 102, label: 'Haarpflege', end: 2 },
      { id: 103, label: 'Naturkosmetik', end: 2 },
    ],
  },
  {
    id: 2,
    label: 'Essen & Trinken',
    end: 12,
    children: [
      {
        id: 201,
        label: 'Kaffee und Tee',
        end: 4,
        children: [
          { id: 2011, label: 'Cold Brew', end: 1 },
          { id: 2012, label: 'Filterkaffee', end: 3 },
        ],
      },
      { id: 202, label: 'Riegel und Müsli', end: 8 },
    ],
  },
  { id: 3, label: 'Öffentlicher Verkehr', end: 0, isDisabled: true },
  { id: 4, label: 'Zuhause', end: 1 },
];

const folder = <Icon icon={FolderIcon} size="small" />;
const video = <Icon icon={PlayCircleIcon} size="small" />;

/** Learning material in folders. */
export const material: readonly TreeItem<string>[] = [
  {
    id: 'start',
    label: 'Erste Schritte',
    icon: folder,
    children: [
      { id: 'welcome', label: 'Willkommen bei Resonanz', icon: video, end: '3:12' },
      { id: 'profile', label: 'Ihr Profil einrichten', icon: video, end: '5:40' },
    ],
  },
  {
    id: 'campaigns',
    label: 'Kampagnen',
    icon: folder,
    children: [
      { id: 'briefing', label: 'Ein Briefing schreiben', icon: video, end: '8:05' },
      {
        id: 'billing',
        label: 'Abrechnung',
        icon: folder,
        children: [{ id: 'invoice', label: 'Eine Rechnung prüfen', icon: video, end: '4:21' }],
      },
    ],
  },
  { id: 'faq', label: 'Häufige Fragen', icon: video, end: '2:30' },
];

/** Ten thousand creators in a hundred teams. */
export const teams: readonly TreeItem<number>[] = Array.from({ length: 100 }, (_, team) => ({
  id: team * 1000,
  label: `Team ${team + 1}`,
  end: 99,
  children: Array.from({ length: 99 }, (__, creator) => ({
    id: team * 1000 + creator + 1,
    label: `Creator ${team + 1}-${creator + 1}`,
  })),
}));

/** Every team of `teams`. */
export const allTeams: ReadonlySet<number> = new Set(teams.map(({ id }) => id));
