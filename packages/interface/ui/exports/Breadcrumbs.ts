'use client';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../src/Breadcrumbs/Breadcrumbs.tsx';
