import { type TagCount, tagKey } from '@sumu/contract';
import type { WhereFilter } from '../../platform/lib/repository';

/** Separator of the tags on a line. */
export const tagSeparator = ', ';

/** Matches entries with a tag in a column, ignoring case; without a tag, all entries. */
export const buildTagFilter = (tag?: string, column = 'tags'): WhereFilter =>
	tag
		? {
				$or: [
					{ [column]: { $eqi: tag } },
					{ [column]: { $startsWithi: tag + tagSeparator } },
					{ [column]: { $containsi: tagSeparator + tag + tagSeparator } },
					{ [column]: { $endsWithi: tagSeparator + tag } },
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
