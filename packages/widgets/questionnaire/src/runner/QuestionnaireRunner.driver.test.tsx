import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '@resonanz/domain/questionnaires';
import { LanguageProvider } from '@resonanz/i18n/react';
import { questionnaireRunner } from '@resonanz/testing/drivers';
import { coldBrew } from '../questionnaires.fixture.ts';
import { QuestionnaireRunner } from './QuestionnaireRunner.tsx';

const onSubmit = vi.fn<(answers: Answers) => Promise<void>>();

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  onSubmit.mockReset().mockResolvedValue();
});

test.each([
  ['de', ['Kam das Paket unversehrt an?', 'Ja'], 'Wie viele Sterne vergeben Sie?', '5 Sterne', 'Zum Schluss'],
  ['en', ['Did the parcel arrive intact?', 'Yes'], 'How many stars do you give?', '5 stars', 'In the end'],
] as const)('the published driver drives the questionnaire, %s', async (language, [intact, yes], stars, five, last) => {
  const definition = { pages: [...coldBrew.pages.slice(0, 1), ...coldBrew.pages.slice(4)] };
  render(
    <LanguageProvider language={language}>
      <QuestionnaireRunner title="Fragebogen 1" definition={definition} onSubmit={onSubmit} />
    </LanguageProvider>,
  );
  const driver = questionnaireRunner();
  await driver.choose(intact, yes);
  await driver.next();
  expect(await driver.pageTitle()).toBe(last);
  await driver.back();
  await driver.next();
  await driver.submit();
  expect(driver.problems()).toHaveLength(1);
  await driver.choose(stars, five);
  await driver.write(language === 'de' ? 'Link zu Ihrer Bewertung' : 'Link to your review', 'https://shop.example/1');
  await driver.submit();
  await driver.confirm();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ intact: true, stars: 5, link: 'https://shop.example/1' }]]);
});
