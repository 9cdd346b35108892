import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  fillPlaceholders,
  foreignPlaceholders,
  lonePlaceholders,
  MAX_NEWSLETTER_BOUNCES,
  METADATA_KEYS,
  namesProject,
  NEWSLETTER_PLACEHOLDERS,
  NEWSLETTER_TEMPLATES,
  unknownPlaceholders,
  type NewsletterPlaceholder,
} from './newsletters.ts';

test('metadata keys: product test top header, FAQ top header, newsletter banner [R-CONST-027] [R-CONST-028] [R-CONST-029]', () => {
  expect(METADATA_KEYS).toEqual(['productTestTopHeader', 'faqTopHeader', 'newsletterBanner']);
});

describe('newsletter templates', () => {
  test.each([
    ['projectDescription', '[R-CONST-030]'],
    ['projectLink', '[R-CONST-031]'],
    ['projectDate', '[R-CONST-032]'],
    ['projectTitle', '[R-CONST-033]'],
  ] as const)('have a placeholder for %s in both languages %s', (name, _id) => {
    expect(NEWSLETTER_PLACEHOLDERS).toContain(name);
    expect(NEWSLETTER_TEMPLATES.de.text).toContain(`{{${name}_de}}`);
    expect(NEWSLETTER_TEMPLATES.en.text).toContain(`{{${name}_en}}`);
  });

  test('name the project in the subject', () => {
    expect(NEWSLETTER_TEMPLATES.de.subject).toBe('Neuer Produkttest: {{projectTitle_de}}');
    expect(NEWSLETTER_TEMPLATES.en.subject).toBe('New product test: {{projectTitle_en}}');
  });

  test('use placeholders of their own language alone', () => {
    expect(
      Object.entries(NEWSLETTER_TEMPLATES).map(([language, { subject, text }]) => [
        language,
        new Set(`${subject}${text}`.match(/_(?:de|en)(?=\}\})/g)),
      ]),
    ).toEqual([
      ['de', new Set(['_de'])],
      ['en', new Set(['_en'])],
    ]);
  });

  test('hold nothing unknown', () => {
    expect(
      Object.values(NEWSLETTER_TEMPLATES).flatMap(({ subject, text }) => unknownPlaceholders(subject + text)),
    ).toEqual([]);
  });

  test('greet, say what is looked for and end with the link', () => {
    expect(NEWSLETTER_TEMPLATES.de.text.split('\n')).toEqual([
      'Guten Tag,',
      '',
      'wir suchen Testerinnen und Tester für „{{projectTitle_de}}“.',
      '',
      '{{projectDescription_de}}',
      '',
      'Bewerben Sie sich bis zum {{projectDate_de}}: {{projectLink_de}}',
    ]);
    expect(NEWSLETTER_TEMPLATES.en.text.split('\n')).toEqual([
      'Hello,',
      '',
      'We are looking for testers for “{{projectTitle_en}}”.',
      '',
      '{{projectDescription_en}}',
      '',
      'Apply by {{projectDate_en}}: {{projectLink_en}}',
    ]);
  });
});

describe('unknown placeholders', () => {
  test('are found once each, in the order of the text', () => {
    expect(unknownPlaceholders('{{b_de}} {{projectTitle_de}} {{a_de}} {{b_de}}')).toEqual(['b_de', 'a_de']);
  });

  test('are also names without a language, in another spelling, or none at all', () => {
    expect(unknownPlaceholders('{{projectTitle}}{{ProjectTitle_de}}{{projectTitle_fr}}{{}}')).toEqual([
      'projectTitle',
      'ProjectTitle_de',
      'projectTitle_fr',
      '',
    ]);
  });

  test('are not blanks around a known name, single braces or plain text', () => {
    expect(unknownPlaceholders('{{ projectLink_en }} {projectTitel} {{projectDate_de}} }} {{ projectTitel')).toEqual(
      [],
    );
  });

  test('are distinguished by type', () => {
    expectTypeOf<'projectTitle_de' | 'projectDate_en'>().toExtend<NewsletterPlaceholder>();
    expectTypeOf<'projectTitle'>().not.toExtend<NewsletterPlaceholder>();
  });
});

describe('placeholders of both languages', () => {
  test.each(['projectTitle', 'projectDescription', 'projectLink', 'projectDate'])(
    'a text with %s in one language alone misses it in the other',
    (name) => {
      expect(lonePlaceholders({ de: `{{${name}_de}}`, en: 'Hello' })).toEqual([{ language: 'en', name: `${name}_en` }]);
      expect(lonePlaceholders({ de: 'Guten Tag', en: `{{ ${name}_en }}` })).toEqual([
        { language: 'de', name: `${name}_de` },
      ]);
      expect(lonePlaceholders({ de: `{{${name}_de}}`, en: `{{${name}_en}}` })).toEqual([]);
    },
  );

  test('a language without any text misses nothing', () => {
    expect(lonePlaceholders({ de: '{{projectTitle_de}}', en: ' ' })).toEqual([]);
  });

  test('those of the other language are found', () => {
    expect(foreignPlaceholders('{{projectTitle_en}} {{projectDate_de}}', 'de')).toEqual(['projectTitle_en']);
    expect(foreignPlaceholders('{{projectTitle_en}}', 'en')).toEqual([]);
  });

  test('are filled in, and what has no value stays', () => {
    expect(fillPlaceholders('{{ projectTitle_de }}: {{projectLink_de}}', { projectTitle_de: 'Hafer' })).toBe(
      'Hafer: {{projectLink_de}}',
    );
  });

  test('say whether a text is about a product test', () => {
    expect(namesProject('Neues {{projectTitle_de}}')).toBe(true);
    expect(namesProject('Neues aus der Testerwelt')).toBe(false);
  });

  test('an address is blocked after three newsletters that it refused', () => {
    expect(MAX_NEWSLETTER_BOUNCES).toBe(3);
  });
});
