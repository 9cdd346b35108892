import type { ChannelFiguresInput, ProfileChannel } from '@resonanz/api-client/influencer-profile';
import { AGE_BANDS } from '@resonanz/domain/lookups';

/** Shares of an audience that can be entered, in the groups whose sum is at most the whole. */
export const SHARE_GROUPS = {
  country: ['germany', 'austria', 'switzerland'],
  age: AGE_BANDS,
  gender: ['genderFemale', 'genderMale'],
} as const;
/** A group of shares. */
export type ShareGroup = keyof typeof SHARE_GROUPS;
/** A share of the audience. */
export type ShareName = (typeof SHARE_GROUPS)[ShareGroup][number];
type Shares = Readonly<Partial<Record<ShareName, number | null>>>;

/** What stands in the form. */
export interface FiguresDraft {
  measuredOn: string | null;
  followers: number | null;
  engagementRate: number | null;
  shares: Shares;
  isEstimated: boolean;
}

/** A form of today; shares begin as they are known, because an audience is replaced as a whole. */
export const emptyFigures = ({ audience }: ProfileChannel, today: string): FiguresDraft => ({
  measuredOn: today,
  followers: null,
  engagementRate: null,
  shares: audience.shares,
  isEstimated: false,
});

const known = (shares: Shares): Partial<Record<ShareName, number>> =>
  Object.fromEntries(Object.entries(shares).filter(([, share]) => typeof share === 'number')) as Partial<Record<ShareName, number>>;

/** Whether shares were changed. */
export const areSharesChanged = ({ shares }: FiguresDraft, { audience }: ProfileChannel): boolean =>
  JSON.stringify(known(shares)) !== JSON.stringify(known(audience.shares));

/** Groups whose shares are more than the whole. */
export function overfullGroups({ shares }: FiguresDraft): ReadonlySet<ShareGroup> {
  const sum = (group: ShareGroup): number => SHARE_GROUPS[group].reduce((total, name) => total + (shares[name] ?? 0), 0);
  return new Set((Object.keys(SHARE_GROUPS) as ShareGroup[]).filter((group) => sum(group) > 100.05));
}

/** The figures as the server takes them; nothing while there is none. */
export function toFigures(draft: FiguresDraft, channel: ProfileChannel): ChannelFiguresInput | undefined {
  const { measuredOn, followers, engagementRate, shares, isEstimated } = draft;
  const audience = areSharesChanged(draft, channel) ? known(shares) : {};
  const figures = {
    ...(followers !== null && { followers }),
    ...(engagementRate !== null && { engagementRate }),
    ...(Object.keys(audience).length > 0 && { audience }),
  };
  if (measuredOn === null || Object.keys(figures).length === 0) return undefined;
  return { channelId: channel.channelId, measuredOn, isEstimated, ...figures };
}
