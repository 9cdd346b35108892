import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type TesterBrand, testerBrandMutations } from '@resonanz/api-client/testerBrands';
import { useCustomerOptions } from '@resonanz/api-client/useCustomerOptions';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { PictureField } from '@resonanz/records/PictureField';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useMay } from '@resonanz/session/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useCategories } from '../useCategories.ts';

/** The longest texts, as the contract has them. */
const LIMITS = { name: 120, link: 500, text: 2_000 } as const;

/** Fields at which the server's errors are shown. */
const FIELDS = ['name', 'link', 'textDe', 'textEn', 'categories', 'customerId'] as const;

/** As the contract has it. */
const LINK = /^https:\/\/[^\s/]+\.\S+$/;

/** What can be entered; `brand` as it was read, undefined for a new one. */
const draftOf = (brand: TesterBrand | undefined) => ({
  name: brand?.name ?? '',
  textDe: brand?.textDe ?? '',
  textEn: brand?.textEn ?? '',
  link: brand?.link ?? '',
  categories: brand?.categories ?? [],
  customerId: brand?.customerId ?? null,
  isActive: brand?.isActive ?? true,
});

interface TesterBrandDialogProps {
  /** What is changed, as it was read; undefined for a new one. */
  brand: TesterBrand | undefined;
  onClose: () => void;
}

/** Adds a brand of testers, or changes one, with its logo. */
export function TesterBrandDialog({ brand, onClose }: TesterBrandDialogProps) {
  const t = useMessages(messages);
  const { choices } = useCategories();
  const mayLink = useMay('Customer Management', 'view');
  const customers = useCustomerOptions(mayLink);
  const calls = testerBrandMutations(useApi(), useQueryClient());
  const save = useMutation(calls.save());
  const changeLogo = useMutation(calls.changeLogo());
  const removeLogo = useMutation(calls.removeLogo());
  const [draft, setDraft] = useState(() => draftOf(brand));
  // A logo that fails leaves the brand stored: another attempt changes that one.
  const [stored, setStored] = useState(brand);
  const [logo, setLogo] = useState<File | null>(null);
  const [isLogoRemoved, setLogoRemoved] = useState(false);
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const link = draft.link.trim();
  const { send, isPending, failure, fieldErrors, errorAt } = useFormSend(
    async () => {
      const saved = await save.mutateAsync({
        ...(stored && { testerBrandId: stored.testerBrandId, updatedAt: stored.updatedAt }),
        ...draft,
        link: link === '' ? null : link,
      });
      setStored(saved);
      if (logo !== null) await changeLogo.mutateAsync({ testerBrandId: saved.testerBrandId, logo });
      else if (isLogoRemoved && saved.logo !== null) await removeLogo.mutateAsync(saved.logo.fileId);
    },
    {
      messages,
      otherwise: 'testerBrands.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'testerBrands.fieldError.other'),
      check: () => (link === '' || LINK.test(link) ? {} : { link: t('testerBrands.fieldError.link') }),
      done: t('testerBrands.saved'),
      onDone: onClose,
    },
  );
  const count = (characters: number, limit: number) => t('testerBrands.characters', { count: characters, limit });
  return (
    <FormDialog
      size="large"
      title={t(brand ? 'testerBrands.edit' : 'testerBrands.add')}
      confirmLabel={t('word.save')}
      isIncomplete={draft.name.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('testerBrands.error.title')}
    >
      <TextField
        label={t('word.name')}
        name="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={LIMITS.name}
        isRequired
        autoFocus
      />
      <PictureField
        label={t('testerBrands.field.logo')}
        name="logo"
        initials={initials(draft.name)}
        shape="tile"
        stored={isLogoRemoved ? null : (stored?.logo?.url ?? null)}
        chosen={logo}
        onChoose={setLogo}
        onRemove={() => setLogoRemoved(true)}
      />
      {(['textDe', 'textEn'] as const).map((field) => (
        <TextArea
          key={field}
          label={t(`testerBrands.field.${field}`)}
          name={field}
          value={draft[field]}
          onChange={(text) => change({ [field]: text })}
          characterLimit={LIMITS.text}
          countLabel={count}
        />
      ))}
      <TextField
        label={t('testerBrands.field.link')}
        description={t('testerBrands.field.link.hint')}
        name="link"
        value={draft.link}
        onChange={(text) => change({ link: text })}
        maxLength={LIMITS.link}
        errorMessage={errorAt('link')}
      />
      <MultiSelect
        label={t('testerBrands.field.categories')}
        name="categories"
        items={choices}
        order="given"
        selectedIds={draft.categories}
        onSelectionChange={(categories) => change({ categories })}
        removeLabel={(label) => t('testerBrands.removeCategory', { label })}
        openLabel={t('testerBrands.openCategories')}
        emptyMessage={t('testerBrands.noCategory')}
      />
      {mayLink && (
        <ComboBox
          label={t('word.customer')}
          name="customerId"
          {...customers}
          selectedId={draft.customerId}
          onSelectionChange={(customerId) => change({ customerId })}
          selectedLabel={brand?.customerName ?? ''}
          openLabel={t('testerBrands.openCustomers')}
          clearLabel={t('testerBrands.clearCustomer')}
          emptyMessage={t('testerBrands.noCustomer')}
          loadingLabel={t('testerBrands.loading')}
        />
      )}
      <Checkbox isSelected={draft.isActive} onChange={(isActive) => change({ isActive })}>
        {t('testerBrands.field.isActive')}
      </Checkbox>
    </FormDialog>
  );
}
