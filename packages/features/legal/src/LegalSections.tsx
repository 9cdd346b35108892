import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { LegalPart } from './LegalPart.tsx';
import * as css from './LegalScreen.css.ts';
import type { LegalSection } from './LegalText.ts';
import { messages } from './messages.ts';

/** The sections of a legal text, each below its heading. */
export function LegalSections({ sections, level }: { sections: readonly LegalSection[]; level: 2 | 3 }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Heading level={level} id={`${id}-title`}>
        {title}
      </Heading>
      {blocks.map((block) => (
        <LegalPart key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));
}

/** What a version says differently. */
export function LegalChanges({ changes }: { changes: readonly string[] }) {
  const t = useMessages(messages);
  return (
    <Stack space={3}>
      <p>{t('legal.changes')}</p>
      <LegalPart block={{ list: changes }} />
    </Stack>
  );
}
