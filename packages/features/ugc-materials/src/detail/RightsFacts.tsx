import { CalendarPlusIcon } from '@phosphor-icons/react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { Button } from '@resonanz/ui/Button';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Text } from '@resonanz/ui/Text';
import { RightsTag } from '../RightsTag.tsx';
import { useMaterialText } from '../useMaterialText.ts';
import { Section } from './Section.tsx';

interface RightsFactsProps {
  material: UgcMaterialItem;
  onExtend: (() => void) | undefined;
}

/** Where, in which countries and until when a video may be used. */
export function RightsFacts({ material: { rights }, onExtend }: RightsFactsProps) {
  const { t, day, until, media, countries } = useMaterialText();
  return (
    <Section title={t('ugcMaterials.rightsTitle')}>
      {rights.state === 'pending' ? (
        <Text as="p" tone="secondary">
          {t('ugcMaterials.pendingText')}
        </Text>
      ) : (
        <FactList layout="grid">
          <Fact label={t('ugcMaterials.column.rights')}>
            <RightsTag state={rights.state} />
          </Fact>
          <Fact label={t('ugcMaterials.rightsFrom')}>{day(rights.from)}</Fact>
          <Fact label={t('word.validUntil')}>{until(rights)}</Fact>
          <Fact label={t('ugcMaterials.media')}>{media(rights.media)}</Fact>
          <Fact label={t('word.countries')}>{countries(rights.countries)}</Fact>
        </FactList>
      )}
      {onExtend && (
        <div>
          <Button iconStart={CalendarPlusIcon} onPress={onExtend}>
            {t('ugcMaterials.extend')}
          </Button>
        </div>
      )}
    </Section>
  );
}
