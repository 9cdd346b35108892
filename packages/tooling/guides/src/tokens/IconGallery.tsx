import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { vars } from '@resonanz/tokens/contract';
import { Columns } from '@resonanz/ui/Columns';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { SearchField } from '@resonanz/ui/SearchField';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { iconGroups } from './iconGroups.ts';

type Names = { [Group in keyof typeof iconGroups]: keyof (typeof iconGroups)[Group] }[keyof typeof iconGroups];

const groups = Object.entries(iconGroups).map(([group, icons]) => ({
  group: group as keyof typeof iconGroups,
  icons: Object.entries(icons).map(([name, icon]) => ({ name: name as Names, icon })),
}));

/** Every icon with a meaning of its own: what it looks like, what it is called in code, and what it means. */
export function IconGallery() {
  const t = useMessages(messages);
  const [search, setSearch] = useState('');
  const meaningOf = (name: Names) => t(`guides.icons.${name}`);
  const wanted = search.trim().toLowerCase();
  const found = groups
    .map(({ group, icons }) => ({
      group,
      icons: icons.filter(({ name }) => `${name} ${meaningOf(name)}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ icons }) => icons.length > 0);
  return (
    <Stack space={8}>
      <SearchField
        label={t('guides.icons.search')}
        clearLabel={t('guides.states.clear')}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 && <Text tone="secondary">{t('guides.icons.none')}</Text>}
      {found.map(({ group, icons }) => (
        <Stack key={group} space={4}>
          <Heading level={3} variant="subsection">
            {t(`guides.icons.${group}`)}
          </Heading>
          <Columns template={3} space={5}>
            {icons.map(({ name, icon }) => (
              <Inline key={name} space={4}>
                <span style={{ color: vars.text.secondary, display: 'flex' }}>
                  <Icon icon={icon} size="large" />
                </span>
                <Stack space={1}>
                  <Text>{meaningOf(name)}</Text>
                  <Code>{`${name}Icon`}</Code>
                </Stack>
              </Inline>
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  );
}
