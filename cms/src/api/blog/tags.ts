import { type TagCount, tagKey } from '@sumu/contract';
import type { WhereFilter } from '../../platform/lib/repository';

/** Separator of the tags on a line. */
export const tagSeparator = ', ';

/** Matches posts with a tag, ignoring case; without a tag, all posts. */
export const buildTagFilter = (tag?: string): WhereFilter =>
	tag
		? {
				$or: [
					{ tags: { $eqi: tag } },
					{ tags: { $startsWithi: tag + tagSeparator } },
					{ tags: { $containsi: tagSeparator + tag + tagSeparator } },
					{ tags: { $endsWithi: tagSeparator + tag } },
				],
			}
		: {};

/** Returns each distinct tag in its first spelling, most used first. */
export function countTags(lists: readonly (readonly string[])[]): TagCount[] {
	const byKey = new Map<string, TagCount>();
	for (const tag of lists.flat()) {
		const { count, ...existingTag } = byKey.get(tagKey(tag)) ?? { tag, count: 0 };
		byKey.set(tagKey(tag), { ...existingTag, count: count + 1 });
	}
	return [...byKey.values()].sort(
		(one, other) => other.count - one.count || one.tag.localeCompare(other.tag),
	);
}
