import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { MediaViewer, type MediaViewerProps } from './MediaViewer.tsx';
import type { Medium } from './Medium.ts';
import { sampleVideo } from './sampleVideo.ts';

const words = storyWords({
  serumOnMossFrom: ['Serum auf Moos, von oben', 'Serum on moss, from above'],
  creamInTheHand: ['Creme in der Hand', 'Cream in the hand'],
  unboxingVideoTwoSeconds: ['Auspackvideo, zwei Sekunden', 'Unboxing video, two seconds'],
  back: ['Zurück', 'Back'],
  next: ['Weiter', 'Next'],
  originalSize: ['Originalgröße', 'Original size'],
  loading: ['Wird geladen', 'Loading'],
  theFileCannotBe: [
    'Die Datei lässt sich nicht anzeigen. Bitte versuchen Sie es erneut.',
    'The file cannot be shown. Please try again.',
  ],
  download: ['Herunterladen', 'Download'],
  allContent: ['Alle Inhalte', 'All content'],
  viewContent: ['Inhalte ansehen', 'View content'],
  contentByMiaSommer: ['Inhalte von Mia Sommer', 'Content by Mia Sommer'],
  serumOnMoss: ['Serum auf Moos', 'Serum on moss'],
  cannotBeShown: ['lässt sich nicht anzeigen', 'cannot be shown'],
  twoOf3Cream: ['2 von 3 Creme in der Hand', '2 of 3 Cream in the hand'],
  notificationSettingsAverageRating: [
    'Benachrichtigungs\u00adeinstellungen: Durchschnittsbewertung aller Inhalte',
    'Notification settings: average rating of all content',
  ],
  thePermissionToPublish: [
    'Veröffentlichungs\u00adgenehmigung der Kampagnen\u00adverantwortlichen liegt seit dem 12.10.2026 vor.',
    'The permission to publish of those responsible for the campaign is there since 12 Oct 2026.',
  ],
});

const picture = (colour: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 9">`,
      `<rect width="16" height="9" fill="${colour}"/><circle cx="8" cy="4.5" r="3" fill="#f4f1ea"/>`,
      `<circle cx="8" cy="4.5" r="1.4" fill="${colour}"/></svg>`,
    ].join(''),
  )}`;

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:01.500\nHier kommt das neue Serum.')}`;

const media: Medium[] = [
  {
    kind: 'image',
    src: picture('#006369', 3200, 1800),
    alt: words.serumOnMossFrom,
    caption: 'Mia Sommer, Herbstleuchten 2026',
    downloadHref: picture('#006369', 3200, 1800),
  },
  { kind: 'image', src: picture('#5c0a42', 800, 450), alt: words.creamInTheHand },
  {
    kind: 'video',
    src: sampleVideo,
    posterSrc: picture('#1a79c5', 320, 180),
    alt: words.unboxingVideoTwoSeconds,
    tracks: [{ src: captions, language: 'de', label: shared.german, isDefault: true }],
  },
];

const labels: MediaViewerProps['labels'] = {
  close: shared.close,
  previous: words.back,
  next: words.next,
  position: (position, count) => both(`${position} von ${count}`, `${position} of ${count}`),
  actualSize: words.originalSize,
  loading: words.loading,
  failed: words.theFileCannotBe,
  retry: shared.reload,
  download: words.download,
  thumbnails: words.allContent,
};

type DemoProps = Pick<MediaViewerProps, 'title' | 'media' | 'defaultIndex' | 'showsThumbnails' | 'onIndexChange'> & {
  isOpenAtFirst?: boolean;
};

function Demo({ isOpenAtFirst = true, ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.viewContent}</Button>
      <MediaViewer {...props} labels={labels} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/MediaViewer',
  component: Demo,
  args: { title: words.contentByMiaSommer, media, onIndexChange: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneImage: Story = { args: { media: media.slice(0, 1) } };

export const Thumbnails: Story = {
  args: { showsThumbnails: true },
  play: async ({ args, userEvent }) => {
    const last = await screen.findByRole('button', { name: words.unboxingVideoTwoSeconds });
    await userEvent.click(last);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(last).toHaveAttribute('aria-current', 'true');
  },
};

/** The browser's own controls, a poster and captions. */
export const Video: Story = {
  args: { defaultIndex: 2 },
  play: async () => {
    const video = await screen.findByLabelText(words.unboxingVideoTwoSeconds);
    await expect(video).toHaveAttribute('controls');
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'de');
    await waitFor(() => expect(screen.queryByRole('img', { name: words.loading })).toBeNull());
  },
};

/** A file that doesn't come is said at once, and can be asked for again. */
export const Failed: Story = {
  args: { media: [{ kind: 'image', src: 'data:image/png;base64,AAAA', alt: words.serumOnMoss }] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(words.cannotBeShown);
    await userEvent.click(screen.getByRole('button', { name: shared.reload }));
    await screen.findByRole('alert');
  },
};

/** Arrows lead round, Home and End to the ends; enlarged, they move the picture; focus returns. */
export const Keyboard: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: words.viewContent });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: words.contentByMiaSommer });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('img', { name: words.creamInTheHand })).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent(words.twoOf3Cream);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    const zoom = await screen.findByRole('button', { name: words.originalSize });
    zoom.focus();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: words.serumOnMossFrom });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: {
    title: words.notificationSettingsAverageRating,
    media: media.map((medium) => ({
      ...medium,
      caption: words.thePermissionToPublish,
    })),
    showsThumbnails: true,
  },
};
