import { formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage } from '@resonanz/i18n/react';
import { type Platform, PlatformMark } from '@resonanz/ui/PlatformMark';
import { RingDrawing } from '@resonanz/ui/RingDrawing';
import * as css from './Stage.css.ts';

interface Creator {
  picture: string;
  platform: Platform;
  ring: number;
  angle: number;
  followers?: { count: number; side: 'start' | 'end' };
}

const product = new URL('./pictures/serum.svg', import.meta.url).href;

/** Drawn people at the places where their rings are free. */
const CREATORS: readonly Creator[] = [
  { picture: new URL('./pictures/jonas.svg', import.meta.url).href, platform: 'youtube', ring: 3, angle: 338 },
  {
    picture: new URL('./pictures/sophie.svg', import.meta.url).href,
    platform: 'instagram',
    ring: 2,
    angle: 38,
    followers: { count: 54_900, side: 'end' },
  },
  {
    picture: new URL('./pictures/amara.svg', import.meta.url).href,
    platform: 'tiktok',
    ring: 2,
    angle: 286,
    followers: { count: 298_700, side: 'start' },
  },
  {
    picture: new URL('./pictures/mehmet.svg', import.meta.url).href,
    platform: 'youtube',
    ring: 3,
    angle: 114,
    followers: { count: 412_000, side: 'start' },
  },
  {
    picture: new URL('./pictures/lena.svg', import.meta.url).href,
    platform: 'instagram',
    ring: 3,
    angle: 208,
    followers: { count: 128_400, side: 'end' },
  },
  { picture: new URL('./pictures/marlene.svg', import.meta.url).href, platform: 'facebook', ring: 4, angle: 62 },
  { picture: new URL('./pictures/theresa.svg', import.meta.url).href, platform: 'podcast', ring: 4, angle: 248 },
];

/** The picture of the landing page: a product that sounds, creators on its rings. */
export function Stage() {
  const { language } = useLanguage();
  const satellites = CREATORS.map(({ picture, platform, ring, angle, followers }) => ({
    ring,
    angle,
    content: (
      <span className={css.creator}>
        <img className={css.portrait} src={picture} alt="" />
        <span className={css.badge}>
          <PlatformMark platform={platform} size={22} />
        </span>
        {followers && (
          <span className={css.followers[followers.side]}>{formatShortNumber(followers.count, language)}</span>
        )}
      </span>
    ),
  }));
  return (
    <div className={css.stage} aria-hidden="true">
      <RingDrawing
        variant="stage"
        satellites={[
          { ring: 0, angle: 0, content: <img className={css.product} src={product} alt="" /> },
          ...satellites,
        ]}
      />
    </div>
  );
}
