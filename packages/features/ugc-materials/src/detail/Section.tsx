import { type ReactNode, useId } from 'react';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the details with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack space={4}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
