import { PlacesMeter } from '@resonanz/records/PlacesMeter';
import { Section } from '@resonanz/records/Section';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';

/** Most places that are drawn one by one. */
const MAX_DOTS = 120;

interface PlacesPanelProps {
  places: number;
  taken: number;
  selected: number;
}

/** The places of a test: taken, those the selection would take, and free. */
export function PlacesPanel({ places, taken, selected }: PlacesPanelProps) {
  const { t } = useProjectText();
  const free = Math.max(0, places - taken);
  const placeOf = (index: number) => (index < taken ? 'taken' : index < taken + selected ? 'selected' : 'free');
  return (
    <Section
      title={t('projects.field.places')}
      action={<Text variant="densityStrong">{t('projects.places.free', { count: free })}</Text>}
    >
      <Stack space={3}>
        {places <= MAX_DOTS ? (
          <div className={css.dots} aria-hidden="true">
            {Array.from({ length: places }, (_, index) => (
              <span key={index} className={css.dot} data-place={placeOf(index)} />
            ))}
          </div>
        ) : (
          <PlacesMeter taken={taken} places={places} />
        )}
        <Text>{t('projects.places.summary', { taken, selected, after: Math.max(0, free - selected) })}</Text>
      </Stack>
    </Section>
  );
}
