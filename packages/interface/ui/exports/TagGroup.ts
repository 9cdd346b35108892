'use client';
export { TagGroup, type TagGroupProps } from '../src/TagGroup/TagGroup.tsx';
export type { Tag, TagId } from '../src/TagGroup/Tag.tsx';
