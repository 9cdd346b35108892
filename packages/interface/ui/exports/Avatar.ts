'use client';

export { Avatar, type AvatarProps } from '../src/Avatar/Avatar.tsx';
