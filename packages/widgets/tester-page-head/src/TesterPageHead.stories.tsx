import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { noWords, picture, words } from './heads.fixture.ts';
import { TesterPageHead } from './TesterPageHead.tsx';

const texts = storyWords({
  humidifiersInTheCabins: [
    'Donaudampfschifffahrtsgesellschaftskapitänskajütenluftbefeuchter im Alltagstest',
    'Humidifiers in the cabins of captains of the Danube steamship company, tried in everyday life',
  ],
  tryRefillPackCaps: [
    'Lebensmittelverpackungsmittelrücknahmeverordnungskonforme Nachfüllpackungsverschlusskappen erproben. ',
    'Try refill pack caps that comply with the ordinance on taking back food packaging. ',
  ],
});

const meta = {
  title: 'Widgets/TesterPageHead',
  component: TesterPageHead,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  args: { value: words, media: picture },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3] } },
} satisfies Meta<typeof TesterPageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Neues kommt|New things/ })).toBeVisible();
  },
};

export const WithoutMedium: Story = { args: { media: null } };

export const MediumAlone: Story = { args: { value: noWords } };

/** Nothing is drawn at all. */
export const Empty: Story = {
  args: { value: noWords, media: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongGerman: Story = {
  args: {
    value: {
      value_de: {
        title: texts.humidifiersInTheCabins,
        text: texts.tryRefillPackCaps.repeat(4),
      },
      value_en: words.value_en,
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
