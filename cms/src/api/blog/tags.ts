import { type Tag, tagKey } from '@sumu/contract';
import type { Where } from '../../platform/lib/published';

/** Separator of the tags on a line. */
export const between = ', ';

/** Matches posts with a tag, ignoring case; without a tag, all posts. */
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

/** Returns each distinct tag in its first spelling, most used first. */
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
