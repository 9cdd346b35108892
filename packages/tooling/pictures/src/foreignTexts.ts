import type { Frame, Page } from '@playwright/test';
import { foreignWords } from './lexicon.ts';
import type { Language } from './staticStorybook.ts';

/**
 * Words that both languages share, though only texts of one have them so far: names of people, companies, places, files
 * and the kit's own values.
 */
const SHARED = new Set(
  (
    'bergmann küppers freiburg zürich kosmetik kaffee tee gesellschaft für nachhaltige verpackungs mbh mit ihr zur ' +
    'berichte unterschriebene endgültig sehr namen com feed fall moodboard raised critical'
  ).split(' '),
);

/** What people have written stays in the language in which they wrote it: mails, and questions that nobody translated. */
const WRITTEN =
  /^Guten Tag \S+, vielen Dank für Ihr Angebot\.|^Drehtermin in der Küche$|^Wie wahrscheinlich ist es, dass/;

/**
 * Runs in a page or in the frame of an example: all its texts and the names that are only read out, but for parts that
 * say that they are in another language.
 */
function textsOfExamples(): readonly string[] {
  const { lang } = document.documentElement;
  const read = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
  const elements = [...document.querySelectorAll('.sb-story *, .sb-show-main #storybook-root *, [role=dialog] *')];
  return elements
    .filter((element) => !['IFRAME', 'SCRIPT', 'STYLE'].includes(element.tagName))
    .filter((element) => element.closest<HTMLElement>('[lang]')?.lang === lang)
    .flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...read.flatMap((name) => element.getAttribute(name) ?? []),
    ]);
}

async function textsOf(frame: Frame): Promise<readonly string[]> {
  if (frame.parentFrame()) await frame.waitForSelector('.sb-show-main #storybook-root', { state: 'attached' });
  return frame.evaluate(textsOfExamples);
}

/** The texts of a page's examples that speak another language than the toolbar, each with the words that show it. */
export async function foreignTexts(page: Page, language: Language): Promise<readonly string[]> {
  const frames = page.frames().filter((frame) => frame === page.mainFrame() || frame.url().includes('viewMode=story'));
  const texts = (await Promise.all(frames.map(textsOf))).flat();
  return [...new Set(texts)]
    .filter((text) => !WRITTEN.test(text.trim()))
    .flatMap((text) => {
      const words = foreignWords(text, language).filter((word) => !SHARED.has(word));
      return words.length > 0 ? [`${words.join(', ')}: ${text}`] : [];
    });
}
