import { FolderIcon, PlayCircleIcon } from '@phosphor-icons/react';
import { shared, storyWords } from '@resonanz/stories/words';
import { Icon } from '../Icon/Icon.tsx';
import type { TreeItem } from './TreeItem.ts';

const texts = storyWords({
  view: ['Ansehen', 'View'],
  create: ['Anlegen', 'Create'],
  edit: ['Bearbeiten', 'Edit'],
  delete: ['Löschen', 'Delete'],
  contracts: ['Verträge', 'Contracts'],
  customers: ['Kunden', 'Customers'],
  campaignRequests: ['Kampagnenanfragen', 'Campaign requests'],
  eMail: ['E-Mail', 'E-mail'],
  beautyCare: ['Beauty & Pflege', 'Beauty & care'],
  facialCare: ['Gesichtspflege', 'Facial care'],
  hairCare: ['Haarpflege', 'Hair care'],
  naturalCosmetics: ['Naturkosmetik', 'Natural cosmetics'],
  foodDrink: ['Essen & Trinken', 'Food & drink'],
  coffeeAndTea: ['Kaffee und Tee', 'Coffee and tea'],
  coldBrew: ['Cold Brew', 'Cold brew'],
  filterCoffee: ['Filterkaffee', 'Filter coffee'],
  barsAndMuesli: ['Riegel und Müsli', 'Bars and muesli'],
  publicTransport: ['Öffentlicher Verkehr', 'Public transport'],
  home: ['Zuhause', 'Home'],
  firstSteps: ['Erste Schritte', 'First steps'],
  welcomeToResonanz: ['Willkommen bei Resonanz', 'Welcome to Resonanz'],
  setUpYourProfile: ['Ihr Profil einrichten', 'Set up your profile'],
  writeABriefing: ['Ein Briefing schreiben', 'Write a briefing'],
  billing: ['Abrechnung', 'Billing'],
  checkAnInvoice: ['Eine Rechnung prüfen', 'Check an invoice'],
  frequentQuestions: ['Häufige Fragen', 'Frequent questions'],
});

const rights = [
  ['view', texts.view],
  ['add', texts.create],
  ['edit', texts.edit],
  ['delete', texts.delete],
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
      moduleOf('campaigns', shared.campaigns),
      moduleOf('contracts', texts.contracts),
    ],
  },
  {
    id: 'brands',
    label: shared.brands,
    children: [
      moduleOf('customers', texts.customers),
      { ...moduleOf('requests', texts.campaignRequests), isDisabled: true },
    ],
  },
  moduleOf('mail', texts.eMail),
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
    label: texts.beautyCare,
    end: 7,
    children: [
      { id: 101, label: texts.facialCare, end: 3 },
      { id: 102, label: texts.hairCare, end: 2 },
      { id: 103, label: texts.naturalCosmetics, end: 2 },
    ],
  },
  {
    id: 2,
    label: texts.foodDrink,
    end: 12,
    children: [
      {
        id: 201,
        label: texts.coffeeAndTea,
        end: 4,
        children: [
          { id: 2011, label: texts.coldBrew, end: 1 },
          { id: 2012, label: texts.filterCoffee, end: 3 },
        ],
      },
      { id: 202, label: texts.barsAndMuesli, end: 8 },
    ],
  },
  { id: 3, label: texts.publicTransport, end: 0, isDisabled: true },
  { id: 4, label: texts.home, end: 1 },
];

const folder = <Icon icon={FolderIcon} size="small" />;
const video = <Icon icon={PlayCircleIcon} size="small" />;

/** Learning material in folders. */
export const material: readonly TreeItem<string>[] = [
  {
    id: 'start',
    label: texts.firstSteps,
    icon: folder,
    children: [
      { id: 'welcome', label: texts.welcomeToResonanz, icon: video, end: '3:12' },
      { id: 'profile', label: texts.setUpYourProfile, icon: video, end: '5:40' },
    ],
  },
  {
    id: 'campaigns',
    label: shared.campaigns,
    icon: folder,
    children: [
      { id: 'briefing', label: texts.writeABriefing, icon: video, end: '8:05' },
      {
        id: 'billing',
        label: texts.billing,
        icon: folder,
        children: [{ id: 'invoice', label: texts.checkAnInvoice, icon: video, end: '4:21' }],
      },
    ],
  },
  { id: 'faq', label: texts.frequentQuestions, icon: video, end: '2:30' },
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
