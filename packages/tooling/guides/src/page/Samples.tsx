import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { messages } from '../messages.ts';

/** Props of {@link Samples}. */
export interface SamplesProps<Sample> {
  /** The values to try. */
  samples: readonly Sample[];
  /** The words of a button. */
  label: (sample: Sample, index: number) => string;
  /** Called with the chosen value. */
  onChoose: (sample: Sample) => void;
}

/** Values to try, each a button. */
export function Samples<Sample>({ samples, label, onChoose }: SamplesProps<Sample>) {
  const t = useMessages(messages);
  return (
    <Inline role="group" aria-label={t('guides.check.samples')} space={2}>
      {samples.map((sample, index) => (
        <Button key={label(sample, index)} onPress={() => onChoose(sample)}>
          {label(sample, index)}
        </Button>
      ))}
    </Inline>
  );
}
