import { useEffect, useState } from 'react';
import { vars } from '@resonanz/tokens/contract';
import { Columns } from '@resonanz/ui/Columns';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { Code } from '../page/Code.tsx';
import { useLook } from '../page/useLook.ts';

/** Colours of one meaning: name → CSS variable. */
export type Colours = Readonly<Record<string, string>>;

/** Props of {@link Swatches}. */
export interface SwatchesProps {
  /** Groups of colours by their path in the contract, for example `surface`. */
  groups: Readonly<Record<string, Colours>>;
}

const drawn = (colour: string) =>
  ({
    blockSize: '2.5rem',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: colour,
    forcedColorAdjust: 'none',
  }) as const;

const hexOf = (computed: string) =>
  computed.startsWith('rgb(')
    ? `#${(computed.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : computed;

/** The value that a colour has in the theme and for the audience of the toolbar. */
function useValue(colour: string): readonly [value: string, show: (element: HTMLElement | null) => void] {
  const look = useLook();
  const [element, show] = useState<HTMLElement | null>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    if (element) setValue(hexOf(getComputedStyle(element).backgroundColor));
  }, [element, colour, look]);
  return [value, show];
}

function Swatch({ path, colour }: { path: string; colour: string }) {
  const [value, show] = useValue(colour);
  return (
    <Stack space={2}>
      <div ref={show} style={drawn(colour)} />
      <Code>{path}</Code>
      <Text variant="micro" tone="secondary">
        {value}
      </Text>
      <Text variant="micro" tone="secondary">
        {colour.slice('var('.length, -1)}
      </Text>
    </Stack>
  );
}

/** Colours with the names by which code and design tools know them. */
export function Swatches({ groups }: SwatchesProps) {
  return (
    <Stack space={8}>
      {Object.entries(groups).map(([group, colours]) => (
        <Stack key={group} space={4}>
          <Heading level={3} variant="subsection">
            {group}
          </Heading>
          <Columns template={5} space={5}>
            {Object.entries(colours).map(([name, colour]) => (
              <Swatch key={name} path={`${group}.${name}`} colour={colour} />
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  );
}
