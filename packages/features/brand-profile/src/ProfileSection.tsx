import { Box } from '@resonanz/ui/Box';
import { Heading } from '@resonanz/ui/Heading';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  text?: string;
  /** A control beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the profile below its own heading. */
export function ProfileSection({ title, text, action, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box as="section" border="top" paddingBlock={8} aria-labelledby={id}>
      <Stack space={6}>
        <Spread>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {action}
        </Spread>
        {text !== undefined && (
          <Text as="p" tone="secondary">
            {text}
          </Text>
        )}
        {children}
      </Stack>
    </Box>
  );
}
