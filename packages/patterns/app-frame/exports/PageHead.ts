'use client';

export { PageHead, type Breadcrumb, type PageHeadProps } from '../src/PageHead/PageHead.tsx';
