import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type BlogPost, blogPostKeys, blogPostMutations, blogPostQueries } from '@resonanz/api-client/blogPosts';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useFiles } from '@resonanz/api-client/useFiles';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { BLOG_TYPES } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundComboBox, BoundMulti, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { PictureField } from '@resonanz/records/PictureField';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { Button } from '@resonanz/ui/Button';
import { ArticleDialog } from '../dialogs/PreviewDialog.tsx';
import { messages } from '../messages.ts';
import { useCategoryChoices } from '../words.ts';
import { ArticleField } from './ArticleField.tsx';
import { type BlogDraft, draftOf, errorsOf, LIMITS } from './blogForm.ts';
import { LinkField } from './LinkField.tsx';

interface BlogFormProps {
  /** The post as it was read; undefined for a new one. */
  post: BlogPost | undefined;
  /** Reloads the post and gives the input up. */
  onReload: () => void;
}

/** The picture of a post: chosen before the post is saved, and sent after it. */
function usePicture(post: BlogPost | undefined) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  return { chosen, setChosen, isRemoved, setRemoved, stored: post?.picture ?? null };
}

/** Writes a post, or changes one. */
export function BlogForm({ post: latest, onReload }: BlogFormProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce, notifyFailure } = useNotifier();
  const navigate = useNavigate();
  const client = useApi();
  const queryClient = useQueryClient();
  // Refetches must not move what is being entered.
  const [post] = useState(latest);
  const projects = useQuery(blogPostQueries(client).projects()).data ?? [];
  const picture = usePicture(post);
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useForm<BlogDraft>({
    defaultValues: draftOf(post),
    resolver: (values) => {
      const errors = Object.entries(errorsOf(values)).map(([field, error]) => [
        field,
        { type: error, message: t(`blogPosts.fieldError.${error}`) },
      ]);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { control, formState, getValues, handleSubmit } = form;
  const type = useWatch({ control, name: 'type' });
  const { save, stale, error, isPending } = useRecordSave(
    blogPostMutations(client, queryClient).save(),
    post && { blogPostId: post.blogPostId, updatedAt: post.updatedAt },
    showFieldError(form, useFieldErrorText(messages, 'blogPosts.fieldError.other')),
  );
  const savedId = useRef(post?.blogPostId ?? 0);
  const { onUpload, onRemove } = useFiles({ subject: 'blogPost', subjectId: async () => savedId.current });
  const [isSending, setSending] = useState(false);
  useUnsavedChanges(formState.isDirty || picture.chosen !== null || picture.isRemoved);

  /** Whether the picture is stored as it was chosen; one that is not stays chosen. */
  async function storePicture(blogPostId: number): Promise<boolean> {
    try {
      setSending(true);
      savedId.current = blogPostId;
      const { chosen, isRemoved, stored } = picture;
      if (chosen !== null) await onUpload({ file: chosen, kind: 'profile', onShare: () => {} });
      if (stored !== null && (isRemoved || chosen !== null)) await onRemove(stored.fileId);
      return true;
    } catch (failure) {
      notifyFailure(say(failure, 'blogPosts.error.picture'));
      return false;
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: blogPostKeys.all });
    }
  }
  async function submit({ category, ...values }: BlogDraft): Promise<void> {
    if (category === null) return;
    const saved = await save({ ...values, category });
    if (!saved) return;
    form.reset(getValues());
    const isWhole = await storePicture(saved.blogPostId);
    if (!isWhole && post) return;
    discardUnsavedChanges();
    if (isWhole) announce(t('blogPosts.saved'));
    // A new post is there without its picture: its own page goes on, so that it is not written twice.
    void navigate(
      isWhole ? staffPaths.testerworldBlog() : staffPaths.testerworldBlogEdit({ blogPostId: saved.blogPostId }),
      {
        replace: !isWhole,
      },
    );
  }
  const storedPicture = picture.isRemoved ? null : (post?.picture?.url ?? null);
  const name = (each: (typeof projects)[number]) => (language === 'de' ? each.titleDe : each.titleEn);

  return (
    <>
      <RecordForm
        aria-label={t(post ? 'blogPosts.edit' : 'blogPosts.add')}
        onSubmit={handleSubmit(submit)}
        summaryTitle={(count) => t('blogPosts.errorCount', { count })}
        stale={stale && { ...stale, onReload }}
        failure={error && say(error, 'blogPosts.error.other')}
        isPending={isPending || isSending}
        backHref={staffPaths.testerworldBlog()}
        beside={
          <Button variant="quiet" onPress={() => setPreviewed(true)}>
            {t('blogPosts.preview')}
          </Button>
        }
      >
        <FormSection title={t('blogPosts.section.post')}>
          <BoundSelect
            control={control}
            name="type"
            label={t('word.type')}
            items={BLOG_TYPES.map((id) => ({ id, label: label(`blogType.${id}`) }))}
          />
          <BoundComboBox
            control={control}
            name="category"
            label={t('blogPosts.category')}
            items={useCategoryChoices()}
            isRequired
          />
          {type === 'EXTERNAL' && <LinkField control={control} />}
          <PictureField
            label={t('blogPosts.picture')}
            name="picture"
            initials=""
            shape="tile"
            stored={storedPicture}
            chosen={picture.chosen}
            onChoose={picture.setChosen}
            onRemove={() => picture.setRemoved(true)}
          />
          <BoundMulti
            control={control}
            name="projectIds"
            label={t('blogPosts.projects')}
            items={projects.map((each) => ({ id: each.projectId, label: name(each) }))}
          />
        </FormSection>
        <FormSection title={t('blogPosts.language.de')}>
          <BoundText control={control} name="titleDe" label={t('word.title')} />
          <BoundArea control={control} name="teaserDe" label={t('blogPosts.teaser')} rows={2} limit={LIMITS.teaser} />
          {type === 'INTERNAL' && <ArticleField control={control} name="bodyDe" />}
        </FormSection>
        <FormSection title={t('blogPosts.language.en')}>
          <BoundText control={control} name="titleEn" label={t('word.title')} />
          <BoundArea control={control} name="teaserEn" label={t('blogPosts.teaser')} rows={2} limit={LIMITS.teaser} />
          {type === 'INTERNAL' && <ArticleField control={control} name="bodyEn" />}
        </FormSection>
      </RecordForm>
      {isPreviewed && (
        <ArticleDialog
          post={{
            ...getValues(),
            category: getValues('category') ?? 1,
            publishedAt: post?.publishedAt ?? null,
            picture: storedPicture,
            projects: projects.filter(({ projectId }) => getValues('projectIds').includes(projectId)),
          }}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}
