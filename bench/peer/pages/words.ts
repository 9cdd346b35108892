import type { Channel } from './server.ts';

/** Words of the log-in, the same for all so that one hand works every page. */
export const LOG_IN = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen?',
} as const;

export const MENU = [
  'Dashboard',
  'Influencer-Verwaltung',
  'Kunden',
  'Kampagnen',
  'Verträge',
  'NDA',
  'Modelle',
  'E-Mail',
  'Kampagnenanfragen',
  'UGC-Anfragen',
  'Termine',
  'To-dos',
  'Kundenleads',
  'Produkttester',
  'Berichte',
  'Feedback',
  'Administration',
] as const;
export const PLATFORMS = [
  'Instagram',
  'YouTube',
  'TikTok',
  'Facebook',
  'Snapchat',
  'Twitch',
  'Pinterest',
  'X',
  'Blog',
  'Podcast',
] as const;
export const CATEGORIES = [
  'Beauty',
  'Ernährung',
  'Mode',
  'Reise',
  'Sport',
  'Technik',
  'Familie',
  'Wohnen',
  'Musik',
  'Spiele',
] as const;
export const COUNTRIES = ['DE', 'AT', 'CH'] as const;
export const CITIES = [
  'Berlin',
  'Hamburg',
  'Köln',
  'München',
  'Frankfurt',
  'Leipzig',
  'Wien',
  'Graz',
  'Zürich',
  'Basel',
] as const;
export const FLAGS = ['Nur vertrauenswürdige Profile', 'Buy-out möglich', 'Nur gemerkte'] as const;
export const MORE = ['Preise und Leistungen', 'Zielgruppe', 'Person', 'Zusammenarbeit'] as const;
export const HEADS = {
  name: 'Influencer',
  channels: 'Kanäle',
  rate: 'Interaktionsrate',
  rating: 'Bewertung',
  city: 'Stadt',
  price: 'Preis je Beitrag',
} as const;
export const SEARCH = 'Name, Handle oder URL';

const short = new Intl.NumberFormat('de-DE', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

export const nameOf = ({ firstName, surname, handle }: Channel): string => `${firstName} ${surname}`.trim() || handle;
export const initialsOf = (channel: Channel): string =>
  nameOf(channel)
    .split(' ')
    .map(([first]) => first)
    .slice(0, 2)
    .join('');
export const rateOf = ({ engagementRate }: Channel): string =>
  engagementRate === null ? '–' : `${percent.format(engagementRate)} %`;
export const ratingOf = ({ averageRating, ratingCount }: Channel): string =>
  averageRating === null ? '–' : `★ ${averageRating.toLocaleString('de-DE')} (${ratingCount})`;
export const priceOf = ({ price }: Channel): string => (price === null ? '–' : money.format(price));
/** The channels of the person, this one first, as far as there is room. */
export const chipsOf = ({
  channelId,
  platform,
  followers,
  otherChannels,
}: Channel): readonly { id: number; words: string }[] =>
  [{ channelId, platform, followers }, ...otherChannels].slice(0, 2).map((each) => ({
    id: each.channelId,
    words: `${each.platform} ${each.followers === null ? '–' : short.format(each.followers)}`,
  }));
