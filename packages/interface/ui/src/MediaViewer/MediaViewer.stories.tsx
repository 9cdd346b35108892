import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MediaViewer, type MediaViewerProps } from './MediaViewer.tsx';
import type { Medium } from './Medium.ts';
import { sampleVideo } from './sampleVideo.ts';

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
    alt: 'Serum auf Moos, von oben',
    caption: 'Mia Sommer, Herbstleuchten 2026',
    downloadHref: picture('#006369', 3200, 1800),
  },
  { kind: 'image', src: picture('#5c0a42', 800, 450), alt: 'Creme in der Hand' },
  {
    kind: 'video',
    src: sampleVideo,
    posterSrc: picture('#1a79c5', 320, 180),
    alt: 'Auspackvideo, zwei Sekunden',
    tracks: [{ src: captions, language: 'de', label: 'Deutsch', isDefault: true }],
  },
];

const labels: MediaViewerProps['labels'] = {
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  position: (position, count) => `${position} von ${count}`,
  actualSize: 'Originalgröße',
  loading: 'Wird geladen',
  failed: 'Die Datei lässt sich nicht anzeigen. Bitte versuchen Sie es erneut.',
  retry: 'Erneut laden',
  download: 'Herunterladen',
  thumbnails: 'Alle Inhalte',
};

type DemoProps = Pick<MediaViewerProps, 'title' | 'media' | 'defaultIndex' | 'showsThumbnails' | 'onIndexChange'> & {
  isOpenAtFirst?: boolean;
};

function Demo({ isOpenAtFirst = true, ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Inhalte ansehen</Button>
      <MediaViewer {...props} labels={labels} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/MediaViewer',
  component: Demo,
  args: { title: 'Inhalte von Mia Sommer', media, onIndexChange: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneImage: Story = { args: { media: media.slice(0, 1) } };

export const Thumbnails: Story = {
  args: { showsThumbnails: true },
  play: async ({ args, userEvent }) => {
    const last = await screen.findByRole('button', { name: 'Auspackvideo, zwei Sekunden' });
    await userEvent.click(last);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(last).toHaveAttribute('aria-current', 'true');
  },
};

/** The browser's own controls, a poster and captions. */
export const Video: Story = {
  args: { defaultIndex: 2 },
  play: async () => {
    const video = await screen.findByLabelText('Auspackvideo, zwei Sekunden');
    await expect(video).toHaveAttribute('controls');
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'de');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Wird geladen' })).toBeNull());
  },
};

/** A file that doesn't come is said at once, and can be asked for again. */
export const Failed: Story = {
  args: { media: [{ kind: 'image', src: 'data:image/png;base64,AAAA', alt: 'Serum auf Moos' }] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('lässt sich nicht anzeigen');
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    await screen.findByRole('alert');
  },
};

/** Arrows lead round, Home and End to the ends; enlarged, they move the picture; focus returns. */
export const Keyboard: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Inhalte ansehen' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Inhalte von Mia Sommer' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('img', { name: 'Creme in der Hand' })).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('2 von 3 Creme in der Hand');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    const zoom = await screen.findByRole('button', { name: 'Originalgröße' });
    zoom.focus();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: 'Serum auf Moos, von oben' });
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
    title: 'Benachrichtigungs\u00adeinstellungen: Durchschnittsbewertung aller Inhalte',
    media: media.map((medium) => ({
      ...medium,
      caption: 'Veröffentlichungs\u00adgenehmigung der Kampagnen\u00adverantwortlichen liegt seit dem 12.10.2026 vor.',
    })),
    showsThumbnails: true,
  },
};
