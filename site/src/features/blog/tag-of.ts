import { isTag } from '@sumu/contract';

/** Returns the tag in the query; '' if it is missing or invalid. */
export function tagOf(search: URLSearchParams): string {
	const tag = search.get('tag')?.trim() ?? '';
	return isTag(tag) ? tag : '';
}
