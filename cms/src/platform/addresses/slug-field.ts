import { computed, documentId, textOrNull } from '../fields';

/** Entry's part of its page's address. Falls back to the id, which works too. */
export const slug = computed(
	{ slug: textOrNull('slug'), documentId },
	(from) => from.slug ?? from.documentId,
);
