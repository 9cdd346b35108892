import type { ChannelFiguresInput, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { AUDIENCE_SHARES, type AudienceShare, exceedsWhole } from '@resonanz/domain/lookups';

/** A group of shares. */
export type ShareGroup = keyof typeof AUDIENCE_SHARES;
type Shares = Readonly<Partial<Record<AudienceShare, number | null>>>;

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

const known = (shares: Shares): Partial<Record<AudienceShare, number>> =>
  Object.fromEntries(Object.entries(shares).filter(([, share]) => typeof share === 'number')) as Partial<
    Record<AudienceShare, number>
  >;

/** Whether shares were changed. */
export const areSharesChanged = ({ shares }: FiguresDraft, { audience }: ProfileChannel): boolean =>
  JSON.stringify(known(shares)) !== JSON.stringify(known(audience.shares));

/** Groups whose shares are more than the whole. */
export function overfullGroups({ shares }: FiguresDraft): ReadonlySet<ShareGroup> {
  return new Set(
    (Object.keys(AUDIENCE_SHARES) as ShareGroup[]).filter((group) =>
      exceedsWhole(AUDIENCE_SHARES[group].map((name) => shares[name])),
    ),
  );
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
