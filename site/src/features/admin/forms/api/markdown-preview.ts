import { previewBlog } from '@sumu/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Markdown rendered by the CMS, as the site will show it. */
export const blogPreviewQuery = (description: string) =>
	queryOptions({
		queryKey: ['blog-preview', description],
		queryFn: async ({ signal }) =>
			(await callAsUser(previewBlog, { body: { description }, signal })).data,
		enabled: description.trim() !== '',
		placeholderData: keepPreviousData,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 60_000,
		refetchInterval: false,
	});

/** Returns a value after it has not changed for `delayMs` milliseconds. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
	const [debouncedValue, setDebouncedValue] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setDebouncedValue(value), delayMs);
		return () => clearTimeout(timer);
	}, [value, delayMs]);
	return debouncedValue;
}
