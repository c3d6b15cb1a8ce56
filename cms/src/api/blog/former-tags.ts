import { tagKey } from '@sumu/contract';
import * as z from 'zod/mini';
import { buildTagFilter } from './tags';

const formerTagsSchema = z.record(z.string(), z.string());
const getStore = () => strapi.store({ type: 'api', name: 'blog', key: 'former-tags' });

/** Present names of renamed tags, by the keys of their former names. */
const readFormerTags = async (): Promise<Record<string, string>> =>
	formerTagsSchema.safeParse(await getStore().get({})).data ?? {};

/** Makes the addresses of a renamed tag lead to its new name, and forgets those of a removed one. */
export async function saveFormerTag(tag: string, replacement: string | null): Promise<void> {
	const leadsTo = (name: string) => (tagKey(name) === tagKey(tag) ? replacement : name);
	const entries = [
		...Object.entries(await readFormerTags()),
		...(replacement ? [[tagKey(tag), replacement] as const] : []),
	];
	const value = Object.fromEntries(
		entries
			.map(([former, name]) => [former, leadsTo(name)] as const)
			.filter(([former, name]) => name !== null && tagKey(name) !== former),
	);
	await getStore().set({ value });
}

/** Returns the present name of a tag that no post has any more, or the tag itself. */
export async function resolveTag<Tag extends string | undefined>(tag: Tag): Promise<Tag | string> {
	if (!tag) return tag;
	const count = await strapi.db.query('api::blog.blog').count({ where: buildTagFilter(tag) });
	if (count > 0) return tag;
	// A visitor can ask for any name, such as `constructor`, which every object has.
	return new Map(Object.entries(await readFormerTags())).get(tagKey(tag)) ?? tag;
}
