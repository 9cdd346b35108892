import type { Agency } from '@resonanz/domain/agency';
import type { Schemas } from '../../platform/http/Schemas.ts';

type Figure = Schemas['Figure'];

/** A picture of a person: vectors as text, or the bytes of a PNG or JPEG. */
export type ExposePicture = { kind: 'vectors'; svg: string } | { kind: 'pixels'; bytes: Uint8Array };

/** A service with the price a brand pays; null is unknown. */
export interface ExposeService {
  /** Value of `leistung`. */
  service: string;
  price: number | null;
  currency: string;
}

/** A channel as the page of an expose shows it: never what the agency pays, never how to reach the person. */
export interface ExposeChannel {
  name: string;
  platform: Schemas['Platform'];
  channelType: string;
  handle: string;
  url: string;
  city: string | null;
  country: 'DE' | 'AU' | 'CH' | null;
  categories: readonly number[];
  picture: ExposePicture | null;
  followers: Figure;
  engagementRate: Figure;
  averageViews: Figure;
  averageLikes: Figure;
  audience: Schemas['ChannelAudience'];
  history: readonly { day: string; followers: number }[];
  /** Growth of the last 30 days in percent. */
  growth: Figure;
  posts: readonly Pick<Schemas['ChannelPost'], 'url' | 'title' | 'postedAt' | 'likes' | 'comments' | 'views'>[];
  /** Undefined when the reader may not see prices. */
  services: readonly ExposeService[] | undefined;
}

/** Everything an expose is made of. */
export interface ExposeData {
  language: 'de' | 'en';
  /** The recipient; empty when unknown. */
  customer: string;
  madeAt: Date;
  agency: Agency;
  /** The agency's logo for a dark ground and its mark for a light one, as SVG. */
  logos: { logoOnDark: string; markOnLight: string };
  channels: readonly ExposeChannel[];
}

declare module '../../platform/documents/pdf/PdfValues.ts' {
  interface PdfValues {
    expose: ExposeData;
  }
}
