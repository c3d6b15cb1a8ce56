import { isTag } from '@sumu/contract';

/** The tag an address names; '' for none, or what is none. */
export function tagOf(search: URLSearchParams): string {
	const tag = search.get('tag')?.trim() ?? '';
	return isTag(tag) ? tag : '';
}
