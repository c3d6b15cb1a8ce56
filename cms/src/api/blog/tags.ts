import { type Tag, tagKey } from '@sumu/contract';
import type { Where } from '../../platform/lib/published';

/** Between the tags of a line. */
export const between = ', ';

/** Of the posts that have a tag, in any case; of all where none is named. */
export const tagged = (tag?: string): Where =>
	tag
		? {
				$or: [
					{ tags: { $eqi: tag } },
					{ tags: { $startsWithi: tag + between } },
					{ tags: { $containsi: between + tag + between } },
					{ tags: { $endsWithi: between + tag } },
				],
			}
		: {};

/** Each tag once, as it was written first, those of most posts first. */
export function counted(lists: readonly (readonly string[])[]): Tag[] {
	const byKey = new Map<string, Tag>();
	for (const tag of lists.flat()) {
		const { count, ...known } = byKey.get(tagKey(tag)) ?? { tag, count: 0 };
		byKey.set(tagKey(tag), { ...known, count: count + 1 });
	}
	return [...byKey.values()].sort(
		(one, other) => other.count - one.count || one.tag.localeCompare(other.tag),
	);
}
