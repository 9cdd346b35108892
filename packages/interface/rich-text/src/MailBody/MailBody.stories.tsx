import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { MailBody } from './MailBody.tsx';

const words = storyWords({
  mailFromLenaHartwig: ['Mail von Lena Hartwig', 'Mail from Lena Hartwig'],
  offerForHerbstleuchten: ['Angebot für „Herbstleuchten“', 'Offer for “Herbstleuchten”'],
});

const prices =
  '<tr><td>Reel</td><td align="right">1.450&nbsp;€</td></tr><tr><td>Storys</td><td align="right">600&nbsp;€</td></tr>';
const offer = `<div style="font-family:Georgia,serif">
<h2 style="margin:0 0 12px">Angebot für „Herbstleuchten“</h2>
<p>Hallo Frau Berger,</p><p>gern bin ich dabei. Mein Preis für <b>ein Reel und drei Storys</b>:</p>
<table cellpadding="8" style="border-collapse:collapse" border="1"><tbody>${prices}</tbody></table>
<p>Mehr unter <a href="https://lena-hartwig.example/mediakit">lena-hartwig.example</a>.</p><p>Viele Grüße<br>Lena Hartwig</p></div>`;

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** What the frame is given, once the mail has been sanitised. */
async function sheetOf(canvas: Canvas): Promise<string> {
  await waitFor(() => expect(canvas.getByTitle(words.mailFromLenaHartwig)).toBeVisible());
  return canvas.getByTitle(words.mailFromLenaHartwig).getAttribute('srcdoc') ?? '';
}

const meta = {
  title: 'UI/Rich text/MailBody',
  component: MailBody,
  args: { html: offer, label: words.mailFromLenaHartwig, lang: 'de' },
} satisfies Meta<typeof MailBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas);
    await expect(sheet).toContain(words.offerForHerbstleuchten);
    await expect(sheet).toContain('border="1"');
    await expect(canvas.getByTitle(words.mailFromLenaHartwig)).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
  },
};

/** Pictures of other servers stay away until the reader asks for them; those that came with the mail are shown. */
export const PicturesOfOthers: Story = {
  args: {
    html: `<p>Newsletter</p><img src="https://sender.example/pixel.gif?mail=17" alt="Herbstkollektion"><img src="${picture}" alt="">`,
  },
  play: async ({ canvas }) => {
    const text = await sheetOf(canvas);
    await expect(text).not.toContain('sender.example');
    await expect(text).toContain('data:image/png');
    await expect(text).toContain('Herbstkollektion');
  },
};

/** What could act is gone before the frame gets it, and could not act in it. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="parent.hit=1">Guten Tag,</p><script>parent.hit=1</script><img src=x onerror="parent.hit=1"><form action="https://evil.example"><input name="pin"></form><a href="javascript:parent.hit=1">Rechnung</a><meta http-equiv="refresh" content="0;url=https://evil.example">',
  },
  play: async ({ canvas }) => {
    const text = await sheetOf(canvas);
    await expect(text).toContain('Rechnung');
    for (const trace of ['<script', 'onerror', 'onclick', 'javascript:', '<form', '<input', 'refresh', 'evil.example'])
      await expect(text).not.toContain(trace);
    await expect((window as { hit?: number }).hit).toBeUndefined();
  },
};

/** A short mail needs no tall frame. */
export const Short: Story = {
  args: { html: '<p>Danke, passt!</p>', rows: 4 },
  play: async ({ canvas }) => {
    await sheetOf(canvas);
    await expect(canvas.getByTitle(words.mailFromLenaHartwig).getBoundingClientRect().height).toBeLessThan(140);
  },
};

export const Empty: Story = { args: { html: '' } };

/** The frame is a stop of the Tab key, from where the arrow keys scroll. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await sheetOf(canvas);
    await userEvent.tab();
    await expect(canvas.getByTitle(words.mailFromLenaHartwig)).toHaveFocus();
  },
};

export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <MailBody {...args} />
    </div>
  ),
  args: {
    html: '<h2>Kampagnenverwaltungsoberflächenbeschreibung</h2><p>https://resonanz.example/kampagnen/herbstleuchten/freigaben</p>',
  },
};
