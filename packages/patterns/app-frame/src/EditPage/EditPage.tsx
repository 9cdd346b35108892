'use client';

import { Fragment, type ReactNode, useState } from 'react';
import { FailedPage, type FailedPageProps } from '../MessagePage/FailedPage.tsx';
import { type Breadcrumb, PageHead, type PageHeadProps } from '../PageHead/PageHead.tsx';
import { discardUnsavedChanges } from '../UnsavedChanges/unsavedChanges.ts';

/** Props of `EditPage`. */
export interface EditPageProps
  extends Pick<FailedPageProps, 'missingText' | 'failedText'>, Pick<PageHeadProps, 'tag' | 'actions'> {
  /** What is done here; title of the page. */
  title: string;
  /** The list that the record stands in. */
  list: Breadcrumb;
  /** The record as it is read; undefined until it is there. */
  record: Breadcrumb | undefined;
  /** Why the record cannot be changed; null while it can be. */
  failure: FailedPageProps['failure'] | null;
  /** Reads the record again. */
  onRead: () => Promise<unknown>;
  /**
   * Draws the form, or what stands in its place; `onReload` gives the input up and begins with the record as it is by
   * then.
   */
  children: (onReload: () => void) => ReactNode;
}

/** The page on which a record is changed: the way there, the form, or why there is none. */
export function EditPage({ title, list, record, failure, onRead, tag, actions, children, ...texts }: EditPageProps) {
  // What others save meanwhile must not overwrite the input: the form starts over only on request.
  const [read, setRead] = useState(0);
  if (failure)
    return (
      <FailedPage
        {...texts}
        head={<PageHead title={title} breadcrumbs={[list]} />}
        failure={failure}
        onReload={() => void onRead()}
      />
    );
  async function reload(): Promise<void> {
    discardUnsavedChanges();
    await onRead();
    setRead((times) => times + 1);
  }
  return (
    <>
      <PageHead title={title} breadcrumbs={record ? [list, record] : [list]} tag={tag} actions={actions} />
      <Fragment key={read}>{children(() => void reload())}</Fragment>
    </>
  );
}
