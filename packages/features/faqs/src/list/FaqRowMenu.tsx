import { EyeIcon, EyeSlashIcon, PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Faq, faqMutations } from '@resonanz/api-client/faqs';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { inLanguage } from '../inLanguage.ts';
import { messages } from '../messages.ts';

interface FaqRowMenuProps {
  faq: Faq;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with one row: edit it, show or hide it, delete it. */
export function FaqRowMenu({ faq, onEdit, onRemove }: FaqRowMenuProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { attempt } = useNotifier();
  const [mayEdit, mayDelete] = [useMay('Faqs', 'edit'), useMay('Faqs', 'delete')];
  const change = useMutation(faqMutations(useApi(), useQueryClient()).changeStatus());
  const next = faq.isActive ? 'hidden' : 'active';
  const move = () =>
    attempt(
      () => change.mutateAsync({ faqId: faq.faqId, isActive: !faq.isActive }),
      (error) => say(error, 'faqs.error.other'),
      t(`faqs.moved.${next}`),
    );
  return (
    <RowMenu
      label={t('faqs.menuOf', { name: inLanguage(faq, language).question })}
      sections={[
        {
          id: 'record',
          items: [
            mayEdit && { id: 'edit', label: t('word.edit'), icon: PencilSimpleIcon, onAction: onEdit },
            mayEdit && {
              id: 'move',
              label: t(`faqs.move.${next}`),
              icon: faq.isActive ? EyeSlashIcon : EyeIcon,
              onAction: () => void move(),
            },
          ],
        },
        {
          id: 'removal',
          items: [
            mayDelete && { id: 'remove', label: t('word.delete'), icon: TrashIcon, tone: 'danger', onAction: onRemove },
          ],
        },
      ]}
    />
  );
}
