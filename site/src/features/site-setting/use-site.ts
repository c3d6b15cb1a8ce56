import { useSuspenseQuery } from '@tanstack/react-query';
import { siteQuery } from './api/get-site';

/** The owner's texts, numbers and pictures; the root route has loaded them. */
export const useSite = () => useSuspenseQuery(siteQuery()).data;
