'use client';

export { useIndustries, useIndustryName } from '../src/industries.ts';
