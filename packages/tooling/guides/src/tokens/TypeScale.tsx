import { vars } from '@resonanz/tokens/contract';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { Code } from '../page/Code.tsx';

/** Props of {@link TypeScale}. */
export interface TypeScaleProps {
  /** The words to set. */
  children: string;
}

/** One line in every style of the type scale. */
export function TypeScale({ children }: TypeScaleProps) {
  return (
    <Stack space={7}>
      {Object.entries(vars.type).map(([name, { font, stretch, tracking }]) => (
        <Stack key={name} space={2}>
          <Text variant="micro" tone="secondary">
            <Code>{name}</Code>
          </Text>
          <div style={{ font, fontStretch: stretch, letterSpacing: tracking, overflowWrap: 'anywhere' }}>
            {children}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
