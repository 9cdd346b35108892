import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { RichTextView } from './RichTextView.tsx';

const texts = storyWords({
  weAreLookingFor: [
    '<p>Wir suchen Creator, die <strong>Bergquell Vital</strong> in ihren Alltag nehmen. Das Exposé steht auf <a href="https://bergquell.example/expose">bergquell.example</a>.</p>',
    '<p>We are looking for creators who make <strong>Bergquell Vital</strong> a part of their day. You will find the exposé on <a href="https://bergquell.example/expose">bergquell.example</a>.</p>',
  ],
  course: ['<h3>Ablauf</h3>', '<h3>Course</h3>'],
  confirmTheDateOf: [
    '<ol><li><p>Drehtermin bis <em>12.10.2026</em> bestätigen</p></li><li><p>Content einreichen</p><ul><li><p>ein Reel, höchstens 45 Sekunden</p></li><li><p>drei Storys mit Link</p></li></ul></li><li><p>Freigabe <u>vor</u> der Veröffentlichung</p></li></ol>',
    '<ol><li><p>Confirm the date of shooting by <em>12 Oct 2026</em></p></li><li><p>Submit the content</p><ul><li><p>a reel of at most 45 seconds</p></li><li><p>three stories with a link</p></li></ul></li><li><p>Approval <u>before</u> publication</p></li></ol>',
  ],
  pleaseDoNotMention: [
    '<blockquote><p>Bitte keine Preise nennen, auch nicht <s>„ab 9,99 €“</s>.</p></blockquote>',
    '<blockquote><p>Please do not mention prices, not even <s>“from €9.99”</s>.</p></blockquote>',
  ],
  questionsKampagnenResonanzExample: [
    '<p>Bei Fragen: <a href="mailto:kampagnen@resonanz.example">kampagnen@resonanz.example</a></p>',
    '<p>Questions: <a href="mailto:kampagnen@resonanz.example">kampagnen@resonanz.example</a></p>',
  ],
  course2: ['Ablauf', 'Course'],
  helloYourFeeFor: [
    '<p>Hallo {{firstName}},</p><p>Ihr Honorar für {{campaignName}} ist angewiesen. {{unknown}}</p>',
    '<p>Hello {{firstName}},</p><p>your fee for {{campaignName}} has been transferred. {{unknown}}</p>',
  ],
  nameOfTheCampaign: ['Name der Kampagne', 'Name of the campaign'],
  viewInvoice: ['Rechnung ansehen', 'View invoice'],
});

const briefing = [
  '<h2>Briefing Herbstleuchten 2026</h2>',
  texts.weAreLookingFor,
  texts.course,
  texts.confirmTheDateOf,
  texts.pleaseDoNotMention,
  texts.questionsKampagnenResonanzExample,
].join('\n');

const meta = {
  title: 'UI/Rich text/RichTextView',
  component: RichTextView,
  args: { value: briefing },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Briefing Herbstleuchten 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bergquell.example' })).toHaveAttribute(
      'href',
      'https://bergquell.example/expose',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Below a heading of the page the text's own headings move down in the outline, not in size. */
export const BelowAHeading: Story = {
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Briefing Herbstleuchten 2026' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 5, name: texts.course2 })).toBeVisible();
  },
};

/** Known placeholders are shown by their labels, others as they are written. */
export const Variables: Story = {
  args: {
    value: texts.helloYourFeeFor,
    variables: [
      { name: 'firstName', label: shared.firstName },
      { name: 'campaignName', label: texts.nameOfTheCampaign },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shared.firstName)).toBeVisible();
    await expect(canvas.getByText(/\{\{unknown\}\}/)).toBeVisible();
  },
};

/** A stranger's mail: what could act is gone, its words stay. */
export const Hostile: Story = {
  args: {
    value: both(
      '<p onclick="alert(1)" style="position:fixed;inset:0">Guten Tag,</p><script>alert(1)</script><img src=x onerror=alert(1)><p><a href="javascript:alert(1)">Rechnung ansehen</a></p><iframe src="https://evil.example"></iframe><svg onload=alert(1)><text>x</text></svg>',
      '<p onclick="alert(1)" style="position:fixed;inset:0">Good morning,</p><script>alert(1)</script><img src=x onerror=alert(1)><p><a href="javascript:alert(1)">View invoice</a></p><iframe src="https://evil.example"></iframe><svg onload=alert(1)><text>x</text></svg>',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(texts.viewInvoice)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, img, iframe, svg, [style], [onclick]')).toBeNull();
  },
};

export const Empty: Story = { args: { value: '' } };

export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <RichTextView {...args} />
    </div>
  ),
  args: {
    value:
      '<h2>Benachrichtigungs\u00adeinstellungen</h2><ul><li><p>Kampagnenverwaltungsoberflächenbeschreibung</p></li></ul><p><a href="https://resonanz.example/kampagnen/herbstleuchten/freigaben">https://resonanz.example/kampagnen/herbstleuchten/freigaben</a></p>',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('heading').parentElement as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
