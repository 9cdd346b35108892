import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcMaterial } from '@resonanz/api-client/ugcMaterials';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Switch } from '@resonanz/ui/Switch';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../messages.ts';
import { useMaterialActions } from '../useMaterialActions.ts';
import { COUNTRIES, MEDIA, useMaterialText } from '../useMaterialText.ts';

const LIMIT = 1000;

interface RightsDialogProps {
  material: UgcMaterial;
  onClose: () => void;
}

/** Agrees on further rights: until when, where and in which countries. */
export function RightsDialog({ material, onClose }: RightsDialogProps) {
  const { t, title, country } = useMaterialText();
  const { calls } = useMaterialActions();
  const extend = useMutation(calls.extendRights());
  const { rights } = material;
  const [today] = useState(() => berlinDay(new Date()));
  const earliest = rights.until !== null && rights.until > today ? rights.until : today;
  const [until, setUntil] = useState<string | null>(rights.until);
  const [hasNoEnd, setNoEnd] = useState(rights.until === null);
  const [media, setMedia] = useState(rights.media);
  const [countries, setCountries] = useState(rights.countries);
  const [note, setNote] = useState('');
  const isReady = media.length > 0 && countries.length > 0 && (hasNoEnd || (until !== null && until >= earliest));
  const { send, isPending, failure } = useFormSend(
    () =>
      extend.mutateAsync({
        ugcMaterialId: material.ugcMaterialId,
        updatedAt: material.updatedAt,
        until: hasNoEnd ? null : until,
        media,
        countries,
        note: note.trim(),
      }),
    { messages, otherwise: 'ugcMaterials.error.other', done: t('ugcMaterials.done.rights'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('ugcMaterials.extendOf', { title: title(material) })}
      confirmLabel={t('ugcMaterials.extend')}
      isIncomplete={!isReady}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('ugcMaterials.error.title')}
    >
      <Switch isSelected={hasNoEnd} onChange={setNoEnd}>
        {t('ugcMaterials.noEnd')}
      </Switch>
      {!hasNoEnd && (
        <DatePicker
          label={t('word.validUntil')}
          value={until}
          onChange={setUntil}
          minValue={earliest}
          unavailableMessage={t('ugcMaterials.tooEarly')}
          incompleteMessage={t('ugcMaterials.incompleteDate')}
          isRequired
        />
      )}
      <CheckboxGroup
        label={t('ugcMaterials.media')}
        isRequired
        value={media}
        onChange={(chosen) => setMedia(MEDIA.filter((each) => chosen.includes(each)))}
      >
        {MEDIA.map((each) => (
          <Checkbox key={each} value={each}>
            {t(`ugcMaterials.medium.${each}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup
        label={t('word.countries')}
        isRequired
        value={countries}
        onChange={(chosen) => setCountries(COUNTRIES.filter((each) => chosen.includes(each)))}
      >
        {COUNTRIES.map((each) => (
          <Checkbox key={each} value={each}>
            {country(each)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <TextArea
        label={t('ugcMaterials.note')}
        description={t('ugcMaterials.noteHelp')}
        rows={3}
        value={note}
        onChange={setNote}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('ugcMaterials.characters', { count, limit })}
      />
    </FormDialog>
  );
}
