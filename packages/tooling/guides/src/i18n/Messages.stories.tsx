import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { inGerman } from '../page/inGerman.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Markup as MarkupExample } from './Markup.tsx';
import { Overrides } from './Overrides.tsx';
import { Plurals } from './Plurals.tsx';
import { Pseudo } from './Pseudo.tsx';
import { Switching } from './Switching.tsx';

const words = storyWords({
  languagesOfTheBrowser: ['Sprachen des Browsers', 'Languages of the browser'],
  savedChoice: ['Gespeicherte Wahl', 'Saved choice'],
  theseSentencesAreEnglish: [
    'Diese Sätze sind deutsch, Zahlen folgen de-DE.',
    'These sentences are English, numbers follow en-GB.',
  ],
  number: ['Anzahl', 'Number'],
  fewer: ['Weniger', 'Fewer'],
  termsOfUse: ['Nutzungsbedingungen', 'Terms of use'],
  goodMorningLena: ['Guten Tag, Lena.', 'Good morning, Lena.'],
  replaceTheGreeting: ['Begrüßung ersetzen', 'Replace the greeting'],
  welcomeBackLena: ['Willkommen zurück, Lena.', 'Welcome back, Lena.'],
  showThePseudoLanguage: ['Pseudosprache zeigen', 'Show the pseudo language'],
});

const meta = {
  title: 'Foundations/Messages',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stored, then the first language of the browser, then German. */
export const Choice: Story = {
  render: () => <LanguageChoice />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('status');
    await expect(chosen).toHaveTextContent('chooseLanguagedelocaleOfde-DEwireLanguageDE');
    const codes = canvas.getByRole('textbox', { name: words.languagesOfTheBrowser });
    await userEvent.clear(codes);
    await expect(chosen).toHaveTextContent('chooseLanguagede');
    await userEvent.type(codes, 'fr-CH, de');
    await expect(chosen).toHaveTextContent('chooseLanguageenlocaleOfen-USwireLanguageEN');
    await userEvent.type(canvas.getByRole('textbox', { name: words.savedChoice }), 'DE');
    await expect(chosen).toHaveTextContent('chooseLanguagede');
  }),
};

/** The choice in the toolbar and this one are the same. */
export const Switch: Story = {
  render: () => <Switching />,
  play: inGerman(async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: shared.german })).toBeChecked();
    await expect(canvas.getByText(words.theseSentencesAreEnglish)).toBeVisible();
  }),
};

export const Plural: Story = {
  render: () => <Plurals />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('textbox', { name: words.number });
    await expect(canvas.getByText('1 creator found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.fewer }));
    await expect(canvas.getByText('No creators found')).toBeVisible();
    await expect(canvas.getByText('Keine Creator gefunden')).toBeVisible();
    await userEvent.clear(count);
    await userEvent.type(count, '1250');
    await expect(canvas.getByText('1.250 Creator gefunden')).toBeVisible();
    await expect(canvas.getByText('1,250 creators found')).toBeVisible();
  }),
};

export const Markup: Story = {
  render: () => <MarkupExample />,
  play: inGerman(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.termsOfUse })).toBeVisible();
  }),
};

export const Override: Story = {
  render: () => <Overrides />,
  play: inGerman(async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words.goodMorningLena)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: words.replaceTheGreeting }));
    await expect(canvas.getByText(words.welcomeBackLena)).toBeVisible();
  }),
};

export const PseudoLanguage: Story = {
  render: () => <Pseudo />,
  play: inGerman(async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: /Laufzeit/ })).toBeNull();
    await expect(canvas.getByText(/^\[Ļáûƒžéîţ~+\]$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: words.showThePseudoLanguage }));
    await expect(canvas.getByRole('combobox', { name: /Laufzeit/ })).toBeVisible();
  }),
};
