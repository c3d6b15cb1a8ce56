import { listSubscriberTags, listTags, removeTag, renameTag } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeyOf } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';

/** Tags of all posts, drafts included, most used first. */
export const managedTagsQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'tags', 'managed'],
		queryFn: async ({ signal }) =>
			(await callAsUser(listTags, { query: { managed: 'true' }, signal })).data,
	});

/** Tags of the subscribers, most used first. */
export const subscriberTagsQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('subscribers'), 'tags'],
		queryFn: async ({ signal }) => (await callAsUser(listSubscriberTags, { signal })).data,
	});

/** Renames a tag in all posts. The name of another tag merges both. Resolves to the number of changed posts. */
export const changeTagName = async (tag: string, name: string): Promise<number> =>
	(await callAsUser(renameTag, { params: { name: tag }, body: { name } })).data.changed;

/** Removes a tag from all posts. Resolves to their number. */
export const deleteTag = async (tag: string): Promise<number> =>
	(await callAsUser(removeTag, { params: { name: tag } })).data.changed;

/** Returns the tags to suggest, most used first. Loads them only when they are needed. */
export function useTagSuggestions(isNeeded: boolean): readonly string[] {
	const { data = [] } = useQuery({ ...managedTagsQuery(), enabled: isNeeded });
	return data.map(({ tag }) => tag);
}
